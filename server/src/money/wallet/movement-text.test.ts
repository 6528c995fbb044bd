import { expect, it } from 'vitest'
import { movementText } from './movement-text.ts'

const refund = { kind: 'refund', isCredit: true, method: null } as const

it('distinguishes refunds of a bill and of a top-up', () => {
  expect(movementText({ ...refund, billId: 17, billCode: 'PT17' }, 'en')).toBe(
    'Refund of bill <a href="/wap/detail-history-booked/17">PT17</a>',
  )
  expect(movementText({ ...refund, billId: null, billCode: null }, 'en')).toBe('Top-up returned')
})
