import { describe, expect, test } from 'vitest'
import { cassoSignature, verifyCasso } from './casso.ts'

const key = 'demo-casso-key'
const t = '1795140062000'
const now = new Date(Number(t))
const version2 = { version: 2, key } as const
const sortedBody =
  '{"data":{"accountNumber":"060012345678","amount":2450000,"bankAbbreviation":"STB","bankName":"Sacombank","counterAccountBankId":"970436","counterAccountBankName":"Vietcombank","counterAccountName":"NGUYEN VAN AN","counterAccountNumber":"0011001234567","description":"TT8K4M2Q9P CT tu 0011","id":1042,"reference":"FT26324000001","runningBalance":25000000,"transactionDateTime":"2026-11-20 09:01:02","virtualAccountName":"","virtualAccountNumber":""},"error":0}'
const v1 =
  '3637c9135812b8e7eaa2e96477ebe4bf2d8e2d3fb531f07268f8ff95a51171cddd003fcaf8c51c19f4edec361e77617334e079926e49b91bac53737a5d2ac130'
const { data } = JSON.parse(sortedBody)
const headers = { 'x-casso-signature': `t=${t},v1=${v1}` }
const movement = {
  provider: 'casso',
  providerEventId: '1042',
  accountNumber: '060012345678',
  amount: 2_450_000,
  content: 'TT8K4M2Q9P CT tu 0011',
  otherText: '',
  occurredAt: new Date('2026-11-20T02:01:02Z'),
  reference: 'FT26324000001',
  direction: 'in',
}

const payer = { bin: '970436', account: '0011001234567', holder: 'NGUYEN VAN AN' }

function signed(body: object) {
  return {
    headers: { 'x-casso-signature': `t=${t},v1=${cassoSignature(t, body, key)}` },
    rawBody: JSON.stringify(body),
    now,
  }
}

describe('a Casso webhook, version 2', () => {
  test('is accepted with its keys in any order', () => {
    const { id, ...rest } = data
    const shuffled = JSON.stringify({ error: 0, data: { id, ...rest } })
    for (const rawBody of [sortedBody, shuffled, JSON.stringify(JSON.parse(sortedBody), null, 2)])
      expect(verifyCasso({ headers, rawBody, now }, version2)).toEqual({
        ok: true,
        notifications: [{ ...movement, otherText: 'NGUYEN VAN AN', payer }],
      })
  })

  test('is refused when a value changed, the signature is missing or another key was used', () => {
    const rawBody = sortedBody.replace('2450000', '2450001')
    expect(verifyCasso({ headers, rawBody, now }, version2)).toEqual({
      ok: false,
      failure: 'signature_wrong',
    })
    expect(verifyCasso({ headers: {}, rawBody: sortedBody, now }, version2)).toEqual({
      ok: false,
      failure: 'signature_missing',
    })
    expect(verifyCasso({ headers, rawBody: sortedBody, now }, { version: 2, key: 'other' })).toEqual({
      ok: false,
      failure: 'signature_wrong',
    })
  })

  test('does not take the older version’s token for a signature', () => {
    const byToken = { headers: { 'secure-token': key }, rawBody: sortedBody, now }
    expect(verifyCasso(byToken, version2)).toEqual({ ok: false, failure: 'signature_missing' })
  })

  test('older than five minutes is refused', () => {
    const later = new Date(now.getTime() + 300_001)
    expect(verifyCasso({ headers, rawBody: sortedBody, now: later }, version2)).toEqual({
      ok: false,
      failure: 'stale',
    })
  })

  test('from the test button is accepted and moves nothing', () => {
    expect(verifyCasso(signed({ error: 0, data: { id: 0 } }), version2)).toEqual({
      ok: true,
      notifications: [],
    })
  })

  test('of money going out is not money coming in', () => {
    for (const amount of [-2_450_000, 0])
      expect(verifyCasso(signed({ error: 0, data: { ...data, amount } }), version2)).toMatchObject({
        notifications: [{ direction: 'out', amount: Math.abs(amount) }],
      })
  })

  test('names the account that paid only if all of it can be read, and counts in any case', () => {
    const read = (fields: object) => {
      const verified = verifyCasso(signed({ error: 0, data: { ...data, ...fields } }), version2)
      return verified.ok ? verified.notifications : verified.failure
    }
    expect(read({ counterAccountBankId: 970436 })).toMatchObject([{ amount: 2_450_000, payer }])
    for (const fields of [
      { counterAccountBankId: '' },
      { counterAccountBankId: undefined },
      { counterAccountBankId: '970000' },
      { counterAccountBankId: ['970436'] },
      { counterAccountNumber: null },
      { counterAccountNumber: '**** 4567' },
      { counterAccountNumber: '1'.repeat(20) },
      { counterAccountNumber: { toString: '0011001234567' } },
      { counterAccountName: ' ' },
      { counterAccountName: '…' },
      { counterAccountName: 'A'.repeat(101) },
      { counterAccountName: { first: 'AN' } },
    ]) {
      const [one, ...more] = read(fields)
      expect(more).toEqual([])
      expect(one).toMatchObject({ amount: 2_450_000, content: 'TT8K4M2Q9P CT tu 0011' })
      expect(one).toHaveProperty('payer', undefined)
    }
  })

  test('without a movement is malformed', () => {
    for (const body of [{ error: 0 }, { error: 0, data: { id: 5 } }])
      expect(verifyCasso(signed(body), version2)).toEqual({ ok: false, failure: 'malformed' })
  })
})

describe('a Casso webhook, version 1', () => {
  const secrets = { version: 1, secureToken: 'demo-casso-token' } as const
  const row = {
    id: 1042,
    tid: 'FT26324000001',
    description: 'TT8K4M2Q9P CT tu 0011',
    amount: 2_450_000,
    cusum_balance: 25_000_000,
    when: '2026-11-20 09:01:02',
    bank_sub_acc_id: '060012345678',
    subAccId: '060012345678',
  }
  const body = (rows: object[]) => JSON.stringify({ error: 0, data: rows })
  const trusted = { 'secure-token': 'demo-casso-token' }

  test('returns a list of transactions, without its test ping', () => {
    const rawBody = body([row, { id: 0, description: 'ping' }, { ...row, id: 1043, amount: -5000 }])
    expect(verifyCasso({ headers: trusted, rawBody, now }, secrets)).toEqual({
      ok: true,
      notifications: [movement, { ...movement, providerEventId: '1043', amount: 5000, direction: 'out' }],
    })
  })

  test('names the account that paid, too', () => {
    const named = {
      corresponsiveName: 'NGUYEN VAN AN',
      corresponsiveAccount: '0011001234567',
      corresponsiveBankId: '970436',
    }
    const rawBody = body([
      { ...row, ...named },
      { ...row, id: 1043, corresponsiveName: 'NGUYEN VAN AN' },
    ])
    const otherText = 'NGUYEN VAN AN'
    expect(verifyCasso({ headers: trusted, rawBody, now }, secrets)).toEqual({
      ok: true,
      notifications: [
        { ...movement, otherText, payer },
        { ...movement, otherText, providerEventId: '1043' },
      ],
    })
  })

  test('is refused with a wrong token, with none, and when a row cannot be read', () => {
    const verify = (headers: Record<string, string>, rows: object[]) =>
      verifyCasso({ headers, rawBody: body(rows), now }, secrets)
    expect(verify({ 'secure-token': 'guess' }, [row])).toEqual({ ok: false, failure: 'signature_wrong' })
    expect(verify({}, [row])).toEqual({ ok: false, failure: 'signature_missing' })
    expect(verify(trusted, [{ ...row, when: 'yesterday' }])).toEqual({ ok: false, failure: 'malformed' })
  })
})
