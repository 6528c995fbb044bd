import { describe, expect, it } from 'vitest'
import { verifyEpayNotice } from './notice.ts'
import { plainText } from './plain-text.ts'
import { resultToken, timeOfStamp, timeStampOf, tokenOf } from './token.ts'

const encodeKey = 'demoEncodeKey/0123456789ABCDEFdemoEncodeKey=='
const merId = 'DEMO000001'
const timeStamp = '20261120090000'
const merTrxId = 'DEMO000001_TT8K4M2Q9P_1'
const trxId = 'DEMO00000120261120090102'
const result = { resultCd: '00_000', timeStamp, merTrxId, trxId, merId, amount: '2450000' }

describe('ePay’s tokens', () => {
  it.each([
    [
      'a payment',
      tokenOf(timeStamp, merTrxId, merId, 2_450_000, encodeKey),
      '9bace339fdd1983a018d82d519aa4582eb4db3250c0202fef45caa1195685a9c',
    ],
    [
      'a result',
      resultToken(result, encodeKey),
      '956ddb6cb11420fa8f4e6f5390ec8b5f3c6a522f32a6dd0190518f3cbcb5dbf6',
    ],
    [
      'a result without a fee',
      resultToken({ ...result, userFee: '0' }, encodeKey),
      '956ddb6cb11420fa8f4e6f5390ec8b5f3c6a522f32a6dd0190518f3cbcb5dbf6',
    ],
    [
      'a result with the buyer’s fee',
      resultToken({ ...result, userFee: '5500' }, encodeKey),
      '6309d78e39fdb12fcc6de08f1cee354cf595f96de9fe937df940242b95b95557',
    ],
    [
      'a result with a stored card',
      resultToken({ ...result, payToken: 'ptok-1' }, encodeKey),
      'c76222692faf2cd0e93a539926eccde40da9cb73109cf9c77523e72712086d9d',
    ],
    [
      'a status question',
      tokenOf(timeStamp, merTrxId, merId, '', encodeKey),
      '54bd8012dd9230b7fa937af4542b2da81386b761055523bcb540f5c80e3c0db1',
    ],
    [
      'a refund',
      tokenOf(timeStamp, 'RF_TT8K4M2Q9P_1', trxId, merId, 612_500, '', encodeKey),
      '847ea79f940e0cbfa4af2fda563fb27f4091a83c8fc857ce54cd3730fe689315',
    ],
    [
      'a refund’s password',
      tokenOf('RF_TT8K4M2Q9P_1', 'demo-refund-password', encodeKey),
      'c057b1eba489179fbec98c0759a3b1811e6da9c0db2b3bafa706adb47fb8cee2',
    ],
  ])('of %s', (_name, token, known) => {
    expect(token).toBe(known)
  })
})

describe('ePay’s notification', () => {
  const reported = { ...result, merTrxId: 'DEMO000001_TT8K4M2Q9P', status: '0' }
  const signed = { ...reported, merchantToken: resultToken(reported, encodeKey) }
  const verify = (body: string) => verifyEpayNotice(body, { merId, encodeKey })

  it('is believed as JSON and as a form', () => {
    const notice = {
      eventId: `${trxId}:00_000`,
      reference: 'TT8K4M2Q9P',
      providerReference: trxId,
      amountVnd: 2_450_000,
    }
    expect(verify(JSON.stringify(signed))).toEqual({ ok: true, notice })
    expect(verify(new URLSearchParams(signed).toString())).toEqual({ ok: true, notice })
  })

  it('is not believed when anything the token covers was changed', () => {
    for (const change of [
      { amount: '1000' },
      { resultCd: '00_005' },
      { merTrxId: 'DEMO000001_TT00000000' },
    ]) {
      expect(verify(JSON.stringify({ ...signed, ...change }))).toEqual({
        ok: false,
        failure: 'signature_wrong',
      })
    }
    expect(verify('{}')).toEqual({ ok: false, failure: 'malformed' })
  })

  it('of another account’s payment is not ours', () => {
    const other = { ...reported, merId: 'DEMO000002', merTrxId: 'DEMO000002_TT8K4M2Q9P' }
    expect(verify(JSON.stringify({ ...other, merchantToken: resultToken(other, encodeKey) }))).toEqual({
      ok: false,
      failure: 'not_ours',
    })
  })
})

it('writes and reads Vietnam’s clock', () => {
  const time = new Date('2026-11-20T02:00:00Z')
  expect(timeStampOf(time)).toBe(timeStamp)
  expect(timeOfStamp(timeStamp)).toEqual(time)
  expect(timeOfStamp('1795140062')).toBeUndefined()
})

it('writes texts without accents and without the gateway’s forbidden signs', () => {
  expect(plainText('Đặt sân “Đồi Sương” & ½ xe\nđiện!', 100)).toBe('Dat san “Doi Suong” ½ xe dien')
  expect(plainText('a'.repeat(200), 100)).toHaveLength(100)
})
