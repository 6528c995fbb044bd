import { afterEach, expect, it, vi } from 'vitest'
import { inquireAtEpay } from './inquire.ts'
import { resultToken } from './token.ts'

afterEach(() => vi.unstubAllGlobals())

const encodeKey = 'demoEncodeKey/0123456789ABCDEFdemoEncodeKey=='
const settings = {
  baseUrl: 'http://epay.test',
  merId: 'DEMO000001',
  encodeKey,
  refundPassword: 'x',
  timeoutMs: 1_000,
}
const createdAt = new Date('2026-11-20T09:00:00+07:00')
const attempt = { reference: 'TT8K4M2Q9P', providerReference: null, amountVnd: 2_450_000, createdAt }
const result = {
  resultCd: '00_000',
  timeStamp: '20261120090102',
  merTrxId: 'DEMO000001_TT8K4M2Q9P',
  trxId: 'TRX1',
  merId: 'DEMO000001',
  amount: '2450000',
  status: '0',
}

/** The meaning of an answer with this result inside; signed by the gateway unless a token is given. */
function reported(changes: object, token?: string) {
  const data = { ...result, ...changes }
  const merchantToken = token ?? resultToken(data, encodeKey)
  vi.stubGlobal('fetch', async () => Response.json({ resultCd: '00_000', data: { ...data, merchantToken } }))
  return inquireAtEpay(settings, attempt, createdAt)
}

it('is paid when the inner result for our own number states it', async () => {
  expect(await reported({})).toEqual({
    state: 'paid',
    amountVnd: 2_450_000,
    providerReference: 'TRX1',
    occurredAt: new Date('2026-11-20T09:01:02+07:00'),
  })
})

it.each([
  ['in progress, though the question was answered', { resultCd: '99', status: '-2' }, 'pending'],
  ['a deposit code that was only given out', { resultCd: '00_005', status: '5' }, 'pending'],
  ['cancelled by the buyer', { resultCd: 'PG_ER5', status: '-3' }, 'failed'],
  ['declined', { resultCd: '05_051', status: '-3' }, 'failed'],
  ['given back', { status: '2' }, 'givenBack'],
  ['not found', { status: '-1' }, 'unknown'],
])('%s is not paid', async (_what, changes, state) => {
  expect(await reported(changes)).toMatchObject({ state })
})

it.each([
  ['another payment', { merTrxId: 'DEMO000001_TT00000000' }],
  ['another account', { merId: 'DEMO000002' }],
])('reports nothing when it is signed for %s', async (_what, changes) => {
  await expect(reported(changes)).rejects.toThrow('another one')
})

it('reports nothing when the amount was changed after signing', async () => {
  await expect(reported({ amount: '1' }, resultToken(result, encodeKey))).rejects.toThrow('did not sign')
})
