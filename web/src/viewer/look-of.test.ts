import { expect, it } from 'vitest'
import { lookOf } from './look-of.ts'

const row = {
  code: 'nab',
  name: 'Nam A Bank',
  bank_id: 3,
  source: null,
  merchant: null,
  screen_type: 13,
  config: '{"main_color":{"value":"#9c4a00"}}',
  font: 'system',
  icons: 'filled',
  titles: { app: '', welcome: '' },
  features: [],
  message_origin: null,
  app_url: null,
} as const

it('is made of the row alone: a bank entered today looks like itself today', () => {
  const look = lookOf({ ...row, features: [] })
  expect(look).toMatchObject({ theme: 'default', font: 'system', icons: 'filled', barColor: '#9c4a00' })
  expect(look.tokens['--color-button']).toBe('#9c4a00')
})

it('is the default one in a partner’s name when its row has no colours', () => {
  const look = lookOf({ ...row, config: '{}', features: [] })
  expect(look.tokens).toEqual({})
  expect(look.barColor).toMatch(/^#/)
})

it('gives bank 7 its own theme', () => {
  expect(lookOf({ ...row, bank_id: 7, features: [] }).theme).toBe('bank7')
})
