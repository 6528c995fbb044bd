import { expect, it } from 'vitest'
import type { Checkout } from './checkout.ts'
import { securePage } from './checkout-page.ts'

it('leads from the 3-D Secure step, which has no address, to the payment in the other language', () => {
  const payment = { id: 7, gateway: 'alepay', amount: 1_000, invoice: 'TT1', plan: '' } as Checkout
  expect(securePage('vi', payment, { tell: 'once', wrong: 0 }).at).toBe('/checkouts/7')
})
