import { afterEach, expect, it, vi } from 'vitest'
import { inquireAtAlepay } from './inquire.ts'

afterEach(() => vi.unstubAllGlobals())

const settings = { baseUrl: 'http://alepay.test', tokenKey: 'token', checksumKey: 'key', timeoutMs: 1_000 }
const createdAt = new Date('2026-11-20T08:00:00+07:00')
const attempt = { reference: 'TT8K4M2Q9P', providerReference: 'ALE1', amountVnd: 2_450_000, createdAt }
const paid = {
  code: '000',
  status: '000',
  transactionCode: 'ALE1',
  orderCode: 'TT8K4M2Q9P',
  amount: '2450000.0',
  currency: 'VND',
  successTime: 1_795_140_062_000,
}

/** The meaning of the gateway's answer with these changes, so many minutes after the start. */
function reported(changes: object, minutes = 1) {
  vi.stubGlobal('fetch', async () => Response.json({ ...paid, ...changes }))
  return inquireAtAlepay(settings, attempt, new Date(createdAt.getTime() + minutes * 60_000))
}

it('is paid when code and status of our own order state it, in đồng', async () => {
  expect(await reported({})).toEqual({
    state: 'paid',
    amountVnd: 2_450_000,
    providerReference: 'ALE1',
    occurredAt: new Date(1_795_140_062_000),
  })
})

it.each([
  ['of another order', { orderCode: 'TT00000000' }, 'unknown'],
  ['of another transaction', { transactionCode: 'ALE2' }, 'unknown'],
  ['in another currency', { currency: 'USD' }, 'pending'],
  ['without an amount', { amount: null }, 'pending'],
  ['with a status nobody knows', { status: '999' }, 'pending'],
  ['under review', { status: '150' }, 'pending'],
  ['declined by the card’s bank', { status: '135' }, 'failed'],
])('%s is not paid', async (_what, changes, state) => {
  expect(await reported(changes)).toMatchObject({ state })
})

it('is pending for half an hour when the gateway does not know it, then unknown', async () => {
  expect(await reported({ code: '153' }, 29)).toMatchObject({ state: 'pending' })
  expect(await reported({ code: '153' }, 30)).toEqual({ state: 'unknown' })
})

it.each([{ amount: 2_450_000.5 }, { amount: -1 }, { code: 0 }])(
  'reports nothing with %o',
  async (changes) => {
    await expect(reported(changes)).rejects.toThrow('nothing readable')
  },
)
