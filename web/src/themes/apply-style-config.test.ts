import { contrast, readColor } from '@teeviet/contract/rules/contrast'
import { describe, expect, it } from 'vitest'
import { tokensOf } from './apply-style-config.ts'

const white = [255, 255, 255] as const

describe('a partner’s colours', () => {
  it('become the theme’s main colours, readable under white', () => {
    for (const value of ['#0055a5', '#ffe000', '#f00', '#9be7ff']) {
      const tokens = tokensOf(JSON.stringify({ main_color: { value } }))
      const button = readColor(tokens['--color-button'] ?? '')
      expect(button && contrast(button, white)).toBeGreaterThanOrEqual(4.5)
      expect(tokens['--color-brand']).toBeDefined()
    }
  })

  it('is readable wherever it is text or behind text', () => {
    for (const value of ['#ffe000', '#0055a5', '#9be7ff']) {
      const tokens = tokensOf(JSON.stringify({ main_color: { value }, accent_color: { value } }))
      const read = (name: string) => readColor(tokens[name] ?? '') ?? white
      expect(contrast(read('--color-link'), white)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(read('--color-accent-ink'), read('--color-accent-wash'))).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('leaves the brand its own tone where there is no text', () => {
    const config = { main_color: { value: '#0055a5' }, brand_color: { value: '#e2001a' } }
    expect(tokensOf(JSON.stringify(config))['--color-brand']).toBe('#e2001a')
  })

  it('are ignored when unknown, invalid or not a configuration at all', () => {
    expect(tokensOf('{"main_color":{"value":"red; } body { display: none"},"odd":{"value":"#fff"}}')).toEqual(
      {},
    )
    expect(tokensOf('not json')).toEqual({})
    expect(tokensOf('null')).toEqual({})
    expect(tokensOf('{"main_color":"#fff"}')).toEqual({})
  })
})
