import { expect, it } from 'vitest'
import { verifyAlepayNotice } from './notice.ts'
import { noticeChecksum } from './sign.ts'

const key = 'demo-checksum-key-0001'
const info = {
  transactionCode: 'ALE00DEMO1',
  orderCode: 'TT8K4M2Q9P',
  amount: 2_450_000,
  currency: 'VND',
  status: '000',
}
const body = (changes: object = {}, checksum = noticeChecksum(info, '2450000', key)) =>
  JSON.stringify({ transactionInfo: { ...info, ...changes }, checksum })

it('is believed with the checksum of the amount as a whole number or with a decimal', () => {
  const notice = {
    eventId: 'ALE00DEMO1:000',
    reference: 'TT8K4M2Q9P',
    providerReference: 'ALE00DEMO1',
    amountVnd: 2_450_000,
  }
  expect(verifyAlepayNotice(body(), key)).toEqual({ ok: true, notice })
  const decimal = body().replace('2450000', '2450000.0')
  expect(verifyAlepayNotice(decimal, key)).toEqual({ ok: true, notice })
  const hashedDecimal = body({}, noticeChecksum(info, '2450000.0', key))
  expect(verifyAlepayNotice(hashedDecimal, key)).toEqual({ ok: true, notice })
})

it('is not believed when order, amount or number were changed, or the key is another one', () => {
  const wrong = { ok: false, failure: 'signature_wrong' }
  expect(verifyAlepayNotice(body({ amount: 1_000 }), key)).toEqual(wrong)
  expect(verifyAlepayNotice(body({ orderCode: 'TT00000000' }), key)).toEqual(wrong)
  expect(verifyAlepayNotice(body({ transactionCode: 'ALE00DEMO2' }), key)).toEqual(wrong)
  expect(verifyAlepayNotice(body(), 'another key')).toEqual(wrong)
})

it('is unreadable without an amount in đồng', () => {
  const malformed = { ok: false, failure: 'malformed' }
  expect(verifyAlepayNotice('{}', key)).toEqual(malformed)
  expect(verifyAlepayNotice('nothing', key)).toEqual(malformed)
  expect(verifyAlepayNotice(body({ currency: 'USD' }), key)).toEqual(malformed)
  expect(verifyAlepayNotice(body({ amount: 0.5 }), key)).toEqual(malformed)
})
