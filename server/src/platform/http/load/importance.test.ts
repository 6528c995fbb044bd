import { calls } from '@teeviet/contract/calls'
import { expect, test } from 'vitest'
import { importanceOfCall } from './importance.ts'

test.each([
  ['POST /api/services/create_booking_for_wap', 'booking'],
  ['POST /api/services/create_delivery_for_wap', 'booking'],
  ['POST /api/payment/callback/:provider', 'booking'],
  ['POST /api/for_cms/login_with_otp', 'booking'],
  ['POST /api/club/accept', 'booking'],
  ['GET /api/services/get_bill_detail_for_wap', 'booking'],
  ['GET /api/staff/bookings', 'console'],
  ['POST /api/staff/session', 'console'],
  ['GET /api/services/search_facility', 'read'],
  ['POST /api/for_wap/get_tee_time_by_facility', 'read'],
  ['GET /api/services/get_data_post', 'read'],
] as const)('%s counts as %s', (call, importance) => {
  expect(importanceOfCall(calls[call])).toBe(importance)
})
