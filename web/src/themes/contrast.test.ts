import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contrast, readColor } from '@teeviet/contract/rules/contrast'
import { describe, expect, it } from 'vitest'

const tokensOf = (file: string) =>
  new Map(
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/(--color-[\w-]+):\s*(#\w+);/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  )
const standard = tokensOf('default.css')
const looks = { default: standard, bank7: new Map([...standard, ...tokensOf('bank7.css')]) }

/** Text on its background. */
const pairs = [
  ['ink', 'page'],
  ['ink', 'card'],
  ['ink', 'wash'],
  ['muted', 'page'],
  ['muted', 'card'],
  ['muted', 'line'],
  ['link', 'card'],
  ['link', 'page'],
  ['link', 'wash'],
  ['on-brand', 'button'],
  ['on-brand', 'pressed'],
  ['on-deep', 'deep'],
  ['on-deep-strong', 'deep'],
  ['on-deep', 'deep-raised'],
  ['ink', 'urgent'],
  ['ink', 'accent'],
  ['accent-ink', 'accent-wash'],
  ['urgent-ink', 'card'],
  ['urgent-ink', 'urgent-wash'],
  ['good-ink', 'good-wash'],
  ['bad-ink', 'card'],
  ['bad-ink', 'bad-wash'],
] as const

describe.each(Object.entries(looks))('the %s look', (_name, tokens) => {
  const colour = (name: string) => readColor(tokens.get(`--color-${name}`) ?? '') ?? [0, 0, 0]

  it.each(pairs)('lets %s be read on %s', (words, ground) => {
    expect(contrast(colour(words), colour(ground))).toBeGreaterThanOrEqual(4.5)
  })

  it('says what is good in green and what is bad in red', () => {
    const [red = 0, green = 0] = colour('good-ink')
    expect(green).toBeGreaterThan(2 * red)
    const [strong = 0, weak = 0, blue = 0] = colour('bad-ink')
    expect(strong).toBeGreaterThan(2 * Math.max(weak, blue))
  })

  it('lets the edge of a field be seen', () => {
    expect(contrast(colour('control-line'), colour('card'))).toBeGreaterThanOrEqual(3)
  })
})
