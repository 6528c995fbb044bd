import { assert, integer, option, property, record, stringMatching } from 'fast-check'
import { QRPay } from 'vietnam-qr-pay'
import { describe, expect, test } from 'vitest'
import { type TransferOrder, transferQrPayload } from './transfer-qr.ts'

const order = { bankBin: '970403', accountNumber: '060012345678', amount: 2_450_000, memo: 'TT8K4M2Q9P' }

describe('the QR code of a transfer', () => {
  test.each<[TransferOrder, string]>([
    [
      { ...order, memo: 'TT 8K4M2Q9P' },
      '00020101021238560010A0000007270126000697040301120600123456780208QRIBFTTA5303704540724500005802VN62150811TT 8K4M2Q9P630477F9',
    ],
    [
      { bankBin: '970415', accountNumber: '113366668888' },
      '00020101021138560010A0000007270126000697041501121133666688880208QRIBFTTA53037045802VN6304F443',
    ],
    [
      { bankBin: '970428', accountNumber: '0123456789012345678', amount: 1, memo: 'GOLF TT8K4M2Q9P' },
      '00020101021238630010A00000072701330006970428011901234567890123456780208QRIBFTTA5303704540115802VN62190815GOLF TT8K4M2Q9P6304F8D9',
    ],
    [
      { bankBin: '970416', accountNumber: '257678859', amount: 10_000, memo: 'Chuyen tien' },
      '00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA53037045405100005802VN62150811Chuyen tien630453E6',
    ],
  ])('is the one banks expect: %o', (given, expected) => {
    expect(transferQrPayload(given)).toBe(expected)
  })

  test('decodes to the encoded transfer, for any transfer', () => {
    const orders = record({
      bankBin: stringMatching(/^\d{6}$/),
      accountNumber: stringMatching(/^[0-9A-Z]{1,19}$/),
      amount: option(integer({ min: 1, max: 9_999_999_999_999 }), { nil: undefined }),
      memo: option(stringMatching(/^[!-~]([ -~]{0,23}[!-~])?$/), { nil: undefined }),
    })
    assert(
      property(orders, (given) => {
        const read = new QRPay(transferQrPayload(given))
        expect(read.isValid).toBe(true)
        expect([read.consumer.bankBin, read.consumer.bankNumber]).toEqual([
          given.bankBin,
          given.accountNumber,
        ])
        expect(read.amount).toBe(given.amount === undefined ? undefined : String(given.amount))
        expect(read.additionalData.purpose).toBe(given.memo)
      }),
    )
  })

  test.each<[string, Partial<TransferOrder>]>([
    ['a BIN of five digits', { bankBin: '97040' }],
    ['a bank’s short name', { bankBin: 'STB' }],
    ['an account of twenty digits', { accountNumber: '0'.repeat(20) }],
    ['an account with a space', { accountNumber: '0600 1234' }],
    ['no account', { accountNumber: '' }],
    ['a part of a đồng', { amount: 10_000.5 }],
    ['nothing to pay', { amount: 0 }],
    ['a negative amount', { amount: -1 }],
    ['an amount that is no number', { amount: Number.NaN }],
    ['fourteen digits', { amount: 10_000_000_000_000 }],
    ['an accent', { memo: 'Đặt sân' }],
    ['26 characters', { memo: 'A'.repeat(26) }],
    ['an empty memo', { memo: '' }],
    ['a line break', { memo: 'TT\n8K4M2Q9P' }],
    ['a trailing line break', { memo: 'TT8K4M2Q9P\n' }],
  ])('is not made for %s', (_, wrong) => {
    expect(() => transferQrPayload({ ...order, ...wrong })).toThrow(RangeError)
  })
})
