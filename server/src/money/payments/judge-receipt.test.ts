import { describe, expect, it } from 'vitest'
import { judgeReceipt } from './judge-receipt.ts'

const payment = {
  id: 1,
  billId: 7,
  memberId: 3,
  isMemberGone: false,
  state: 'pending',
  amountVnd: 2_450_000,
  feeVnd: 0,
  splitId: null,
}
const arrived = { amountVnd: 2_450_000, waitingVnd: 0, account: '100000000068' }

describe('money that names a payment', () => {
  it('is taken when it is exact, on our account and for a payment still open', () => {
    expect(judgeReceipt(payment, arrived, '100000000068')).toBeNull()
    expect(judgeReceipt({ ...payment, state: 'expired' }, arrived, '100000000068')).toBeNull()
  })
  it('is taken when the notifier does not name the account, because it pays into the agreed one', () => {
    expect(judgeReceipt(payment, { ...arrived, account: null }, '100000000068')).toBeNull()
  })
  it('is short or too much by a single đồng', () => {
    expect(judgeReceipt(payment, { ...arrived, amountVnd: 2_449_999 }, '100000000068')).toBe('short')
    expect(judgeReceipt(payment, { ...arrived, amountVnd: 2_450_001 }, '100000000068')).toBe('excess')
  })
  it('counts together with earlier short transfers', () => {
    const rest = { ...arrived, amountVnd: 450_000, waitingVnd: 2_000_000 }
    expect(judgeReceipt(payment, rest, '100000000068')).toBeNull()
    expect(judgeReceipt(payment, { ...rest, amountVnd: 449_999 }, '100000000068')).toBe('short')
    expect(judgeReceipt(payment, { ...rest, amountVnd: 450_001 }, '100000000068')).toBe('excess')
  })
  it('adds the fee to the amount due', () => {
    expect(judgeReceipt({ ...payment, feeVnd: 100 }, arrived, '100000000068')).toBe('short')
  })
  it('accepts any amount for a top-up, also when it topped up the wallet before', () => {
    const topUp = { ...payment, billId: null, state: 'succeeded' }
    expect(judgeReceipt(topUp, { ...arrived, amountVnd: 1 }, '100000000068')).toBeNull()
    expect(judgeReceipt(topUp, { ...arrived, account: '1' }, '100000000068')).toBe('wrong_account')
  })
  it('waits when the payment was made before or the account is another', () => {
    expect(judgeReceipt({ ...payment, state: 'succeeded' }, arrived, '100000000068')).toBe('already_paid')
    expect(judgeReceipt(payment, { ...arrived, account: '1' }, '100000000068')).toBe('wrong_account')
  })
})
