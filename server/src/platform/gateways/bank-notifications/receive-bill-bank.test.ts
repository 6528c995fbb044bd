import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { verifyBankNotification } from './verify.ts'

const secret = 'demo-partner-bank-secret'
const secrets = { receiveBillBank: { secret } }
const now = new Date('2026-11-20T02:01:02Z')
const sign = (message: string) => createHmac('sha256', secret).update(message).digest('hex')
const fields = { bank_code: 'TT8K4M2Q9P', amount: 2_450_000, transaction_id: 'FT26324000001' }
const genuine = sign('TT8K4M2Q9P|2450000|FT26324000001')

function receive(body: object) {
  return verifyBankNotification(
    'receive-bill-bank',
    { headers: {}, rawBody: JSON.stringify(body), now },
    secrets,
  )
}

test('a partner bank’s signed notification is a payment received now, for that content', () => {
  expect(receive({ ...fields, signature: genuine })).toEqual({
    ok: true,
    notifications: [
      {
        provider: 'receive-bill-bank',
        providerEventId: 'FT26324000001',
        accountNumber: null,
        amount: 2_450_000,
        content: 'TT8K4M2Q9P',
        occurredAt: now,
        reference: 'FT26324000001',
        direction: 'in',
      },
    ],
  })
})

test('an amount sent as text is signed and read as the same digits', () => {
  expect(receive({ ...fields, amount: '2450000', signature: genuine.toUpperCase() })).toMatchObject({
    ok: true,
    notifications: [{ amount: 2_450_000 }],
  })
})

test('no field can be changed, and no digit moved from one field to the next', () => {
  const forged = [
    { ...fields, amount: 245_000 },
    { ...fields, bank_code: 'TT8K4M2Q9R' },
    { ...fields, transaction_id: 'FT26324000002' },
  ]
  for (const body of forged)
    expect(receive({ ...body, signature: genuine })).toEqual({ ok: false, failure: 'signature_wrong' })
  const slid = sign('A|100|200|x')
  for (const body of [
    { bank_code: 'A|100', amount: 200, transaction_id: 'x' },
    { bank_code: 'A', amount: 100, transaction_id: '200|x' },
  ])
    expect(receive({ ...body, signature: slid })).toEqual({ ok: false, failure: 'malformed' })
})

test('without a signature, a readable amount or a configured secret it is refused', () => {
  expect(receive(fields)).toEqual({ ok: false, failure: 'signature_missing' })
  for (const amount of [0, -5, 1.5, 'many', null])
    expect(receive({ ...fields, amount, signature: genuine })).toEqual({ ok: false, failure: 'malformed' })
  const received = { headers: {}, rawBody: JSON.stringify({ ...fields, signature: genuine }), now }
  for (const provider of ['receive-bill-bank', 'sepay', 'casso'] as const)
    expect(verifyBankNotification(provider, received, {})).toEqual({ ok: false, failure: 'not_configured' })
})
