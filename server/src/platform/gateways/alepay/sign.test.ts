import { describe, expect, it } from 'vitest'
import { noticeChecksum, refundChecksum, signatureOf } from './sign.ts'

const key = 'demo-checksum-key-0001'
const tokenKey = 'demo-token-key-0001'

describe('Alepay’s signatures', () => {
  it.each([
    [
      { transactionCode: 'ALE00DEMO1', tokenKey },
      '5bcf3d7b73f06c8969b5efb72d277a51224743d1a3fb440689bed32c6bfb97eb',
    ],
    [
      { tokenKey, amount: 6_000_000, currencyCode: 'VND' },
      '7fc67340ad336a94affbbe06f58f198d0b3aeabf35bfd309c756213fcab9c35f',
    ],
    [{ tokenKey }, '65dd2cb73147985e93e9e9b37d763b3830bea0de8c2f1418671dc001c00bc95a'],
    [
      {
        tokenKey,
        orderCode: 'TT8K4M2Q9P',
        customMerchantId: 'member-1042',
        amount: 2_450_000,
        currency: 'VND',
        orderDescription: 'Dat san golf TT8K4M2Q9P',
        totalItem: 4,
        checkoutType: 4,
        allowDomestic: true,
        installment: false,
        returnUrl: 'https://shop.example/pay/alepay/return',
        cancelUrl: 'https://shop.example/pay/alepay/cancel',
        buyerName: 'Nguyễn Văn An',
        buyerEmail: 'an@example.com',
        buyerPhone: '0901234567',
        buyerAddress: '12 Lê Lợi',
        buyerCity: 'Hà Nội',
        buyerCountry: 'Việt Nam',
        paymentHours: 0.5,
        language: 'vi',
      },
      '06686449d34edc9411e235ca909594ecc6648b04b9811769ed79c390131c2f60',
    ],
  ])('of a request cover every field as it is sent', (fields, signature) => {
    expect(signatureOf(fields, key)).toBe(signature)
  })

  it('of a request count an empty field that is sent', () => {
    expect(signatureOf({ tokenKey, month: null }, key)).not.toBe(signatureOf({ tokenKey }, key))
  })

  it.each([
    ['2450000', '5b48f3a22931d28c28778bf3b2b30b08'],
    ['2450000.0', '158d6034a94b4cf6c8270d6d8ed96725'],
  ])('of a notification cover the amount as it was written: %s', (amount, checksum) => {
    expect(noticeChecksum({ orderCode: 'TT8K4M2Q9P', transactionCode: 'ALE00DEMO1' }, amount, key)).toBe(
      checksum,
    )
  })

  it.each([
    [
      'request',
      ['ALE00DEMO1', 'RF-TT8K4M2Q9P-1', 612_500],
      '06f39e38cf3e93f7acc63e13888d4e31205b3285b0c24064871c5095e3dac35a',
    ],
    [
      'reply to it',
      ['ALE00DEMO1', 'TT8K4M2Q9P', 612_500, 'RF-TT8K4M2Q9P-1'],
      '3b112e6a36c250fabd075225a2aaf4cc95e67c19c2ac8481d18e1e3fc681400f',
    ],
    [
      'question',
      ['ALE00DEMO1', 'RF-TT8K4M2Q9P-1'],
      '8044e071c87e552f034ce813a7875403e2e2589abb0e1eeffb6f74a8fc473373',
    ],
    [
      'reply to that',
      ['ALE00DEMO1', 'TT8K4M2Q9P', 'RF-TT8K4M2Q9P-1', 612_500],
      '81b4434b300257bde38e74fa0a324feb698cfad78e1cfbab66d7408227aa9b76',
    ],
  ])('of a refund: %s', (_name, values, checksum) => {
    expect(refundChecksum(values, key)).toBe(checksum)
  })
})
