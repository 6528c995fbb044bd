import { beforeEach, expect, it, vi } from 'vitest'
import { plainLook } from '#themes/look.ts'
import { enterAs } from './enter-as.ts'
import type { Partner } from './partner-store.ts'

const partner = (tokens: Record<string, string>): Partner => ({
  code: 'stb',
  name: 'Sacombank',
  bank_id: 2,
  source: null,
  merchant: null,
  screen_type: 12,
  config: '',
  font: 'system',
  icons: 'outline',
  titles: { app: '', welcome: '' },
  features: [],
  message_origin: null,
  app_url: null,
  look: { ...plainLook, font: 'system', tokens },
})

const stored = new Map<string, string>()
const worn = new Map<string, string>()
const style = {
  [Symbol.iterator]: () => worn.keys(),
  setProperty: (name: string, value: string) => worn.set(name, value),
  removeProperty: (name: string) => worn.delete(name),
}

beforeEach(() => {
  stored.clear()
  worn.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
  const documentElement = { style, setAttribute: (name: string, value: string) => worn.set(name, value) }
  vi.stubGlobal('location', { search: '' })
  vi.stubGlobal('document', { documentElement, querySelector: () => null })
  return () => vi.unstubAllGlobals()
})

it('a partner’s golfers have its colours, letters and tint of the page, which the browser keeps', () => {
  enterAs(partner({ '--color-button': '#0a4da2', '--color-page': '#eef3fa' }))
  expect(stored.get('background')).toBe('#eef3fa')
  expect(JSON.parse(stored.get('partner') ?? '')).toMatchObject({ code: 'stb' })
  expect(Object.fromEntries(worn)).toMatchObject({
    'data-font': 'system',
    '--color-button': '#0a4da2',
    '--color-page': '#eef3fa',
  })
})

it('a golfer without a partner any more has the default look, without a trace of the other', () => {
  enterAs(partner({ '--color-button': '#0a4da2', '--color-page': '#eef3fa' }))
  enterAs(partner({ '--color-button': '#123456' }))
  expect(stored.has('background')).toBe(false)
  expect(worn.has('--color-page')).toBe(false)
  enterAs(null)
  expect(stored.size).toBe(0)
  expect(Object.fromEntries(worn)).toEqual({ 'data-theme': 'default', 'data-font': 'default' })
})
