import { beforeEach, expect, it, vi } from 'vitest'
import { isInsideApp, keepHost, notifyApp } from './host-app.ts'
import { keepPartner, type Partner } from './partner-store.ts'

const look = { theme: 'default', font: 'default', icons: 'outline', barColor: '#0b7476', tokens: {} } as const
const bank = (message_origin: string | null): Partner => ({
  code: 'stb',
  name: 'Sacombank',
  bank_id: 2,
  source: null,
  merchant: null,
  screen_type: 12,
  config: '{}',
  font: 'default',
  icons: 'outline',
  titles: { app: '', welcome: '' },
  features: [],
  message_origin,
  app_url: null,
  look,
})
const post = vi.fn()
const payment = {
  type: 'payment',
  order_id: '5',
  id_general_bill: 7,
  amount: 1_500_000,
  url: 'https://bank.example/pay',
} as const

beforeEach(() => {
  post.mockReset()
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
  return () => vi.unstubAllGlobals()
})

function inFrame(): void {
  vi.stubGlobal('window', { parent: { postMessage: post } })
}

it('goes to the page around the frame at the partner’s registered origin, as JSON', () => {
  inFrame()
  keepPartner(bank('https://app.bank.example'))
  expect(notifyApp(payment)).toBe(true)
  expect(post).toHaveBeenCalledExactlyOnceWith(JSON.stringify(payment), 'https://app.bank.example')
})

it('is withheld when no origin is known, rather than sent to any framing page', () => {
  inFrame()
  expect(notifyApp({ type: 'back' })).toBe(false)
  keepPartner(bank(null))
  expect(notifyApp({ type: 'back' })).toBe(false)
  expect(post).not.toHaveBeenCalled()
})

it('goes to a page around that the server knows, as long as no partner is known', () => {
  inFrame()
  keepHost('https://app.nab.example')
  notifyApp({ type: 'back' })
  keepPartner(bank('https://app.bank.example'))
  notifyApp({ type: 'back' })
  expect(post.mock.calls.map(([, origin]) => origin)).toEqual([
    'https://app.nab.example',
    'https://app.bank.example',
  ])
  keepHost(null)
})

it('goes over the bridge of a bank’s own web view where there is one', () => {
  vi.stubGlobal('window', { ReactNativeWebView: { postMessage: post } })
  expect(isInsideApp()).toBe(true)
  expect(notifyApp({ type: 'back' })).toBe(true)
  expect(post).toHaveBeenCalledExactlyOnceWith('{"type":"back"}')
})

it('is sent to no one on an unframed page', () => {
  const own: { parent?: unknown } = {}
  own.parent = own
  vi.stubGlobal('window', own)
  keepPartner(bank('https://app.bank.example'))
  expect(isInsideApp()).toBe(false)
  expect(notifyApp({ type: 'back' })).toBe(false)
})
