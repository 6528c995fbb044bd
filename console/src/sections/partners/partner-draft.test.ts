import { describe, expect, it } from 'vitest'
import { draftOf, problemsOf, type StaffPartner, settingsOf } from './partner-draft.ts'

const title = { vi: 'Golf Sen', en: 'Lotus Golf', kr: '연꽃', jp: 'ハス' }
const partner: StaffPartner = {
  code: 'lotus',
  name: 'Lotus Bank',
  bank_id: 42,
  source: null,
  merchant: null,
  screen_type: 15,
  style: { main_color: '#0a6a4b' },
  font: 'system',
  icons: 'filled',
  titles: { app: title, welcome: title },
  features: ['insurance'],
  frame_origins: ['https://a.example', 'https://b.example:8443'],
  message_origin: null,
  allowed_hosts: ['shop.example'],
  app_url: 'https://a.example/golf',
  shop_url: null,
  hio_url: null,
  callback_url: null,
  hand_over: { cipher: 'aes-256-gcm', encoding: 'base64', payload: 'json', proof: 'none' },
  sealing: null,
  card: { cipher: 'gcm', hand_over: 'link' },
  card_url: 'https://pay.example/banks',
  card_merchant: 'TEEVIET',
  is_active: true,
  is_sandbox: false,
  updated_at: 0,
  keys: [],
  card_key_id: null,
  webhook: null,
  api_key: null,
}

describe('a partner in the form', () => {
  it('an untouched form sends the partner unchanged', () => {
    const {
      code: _,
      is_sandbox: __,
      updated_at: ___,
      keys: ____,
      card_key_id: _____,
      webhook: ______,
      api_key: _______,
      ...settings
    } = partner
    expect(settingsOf(draftOf(partner))).toEqual(settings)
    expect(problemsOf(draftOf(partner))).toEqual({})
  })

  it('new, lacks a code and a name and nothing else', () => {
    expect(problemsOf(draftOf(null))).toEqual({ code: 'code', name: 'missing' })
  })

  it('reports the error of each field', () => {
    const wrong = {
      ...draftOf(partner),
      bank_id: '40000',
      main_color: 'red',
      frame_origins: 'https://a.example/path',
      message_origin: 'a.example',
      allowed_hosts: 'https://shop.example',
      app_url: 'javascript:alert(1)',
      card_merchant: ' ',
      hand_over: { cipher: 'aes-256-ecb', encoding: 'hex', payload: 'json', proof: 'none' } as const,
    }
    expect(problemsOf(wrong)).toEqual({
      bank_id: 'number',
      main_color: 'color',
      frame_origins: 'origin',
      message_origin: 'origin',
      allowed_hosts: 'host',
      app_url: 'address',
      card_merchant: 'missing',
      hand_over: 'unproven',
    })
  })
})
