import { describe, expect, it } from 'vitest'
import { paymentLabel, serviceLook } from './service-payment.ts'

const lines = [1, 2, 3, 4]

describe("a service's payment", () => {
  it('is paid when every line is', () => {
    expect(paymentLabel({ num_payment: 4, listData: lines })).toEqual({ key: 'services.paid' })
  })
  it('counts the lines paid so far', () => {
    expect(paymentLabel({ num_payment: 2, listData: lines })).toEqual({
      key: 'services.partPaid',
      slots: { n: 2, of: 4 },
    })
  })
  it('is unpaid before anything came, also when it lists nothing', () => {
    expect(paymentLabel({ num_payment: 0, listData: lines }).key).toBe('services.unpaid')
    expect(paymentLabel({ num_payment: 0, listData: [] }).key).toBe('services.unpaid')
  })
})

describe("a service's look", () => {
  it('is cancelled before anything else', () => {
    expect(serviceLook({ is_cancel: 1, can_payment: 1 })).toBe('cancelled')
    expect(serviceLook({ is_cancel: 0, can_payment: 1 })).toBe('payable')
    expect(serviceLook({ is_cancel: 0, can_payment: 0 })).toBe('blurred')
  })
})
