import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { areas } from './areas.ts'
import type { Call } from './call.ts'
import { type CallName, type Calls, calls } from './calls.ts'
import type { EnvelopeOf, ResponseOf } from './index.ts'
import { callerOf } from './may.ts'

const all: [string, Call][] = Object.entries(calls)

/** The calls the specification names, point 7, that the golfer's way from sign-in to a paid booking needs. */
const promised: readonly CallName[] = [
  'GET /api/captcha/admin/get-captcha',
  'GET /api/captcha/admin/verify-captcha',
  'GET /api/admin/verify-captcha',
  'POST /api/for_cms/get_sms_login',
  'POST /api/for_cms/login_with_otp',
  'POST /api/for_wap/mapping_account_vgs',
  'GET /api/for_wap/detail',
  'GET /api/for_wap/check_info_user',
  'POST /api/for_wap/update_info_user',
  'GET /api/users/get_detail_user',
  'POST /api/for_wap/check_phone_exist',
  'GET /api/for_wap/get_profile',
  'GET /api/for_wap/get_info_user',
  'POST /api/for_wap/get_user_by_phone',
  'GET /api/wallet/get_point',
  'POST /api/for_wap/get-style-config',
  'POST /api/for_wap/login_checkpoint',
  'POST /api/for_wap/get_token_with_otp',
  'POST /api/for_wap/login_by_phone',
  'POST /api/for_wap/login_shop_VTB',
  'POST /api/for_wap/login_shop_STB',
  'POST /api/for_wap/login_hio_STB',
  'POST /api/for_wap/create_token_handde',
  'GET /api/services/search_courses_for_web',
  'GET /api/services/list_package',
  'GET /api/hio/for_cms/nearby_for_insurance',
  'POST /api/services/search_user',
  'GET /api/for_wap/search_member',
  'GET /api/services/get_review_facility',
  'GET /api/services/get_detail_facility',
  'GET /api/services/get_data_post',
  'GET /api/services/get_top_post',
  'GET /api/services/get_detail_post',
  'GET /api/services/list_feedback_facility',
  'POST /api/services/send_feedback_facility',
  'POST /api/services/get_images_courses',
  'POST /api/for_wap/favourite_facility',
  'GET /api/for_wap/list_favourite_facility',
  'GET /api/for_wap/get_facility_review',
  'GET /api/services/get_list_categorys',
  'GET /api/services/get_list_booking_category',
  'GET /api/group/api/v1/other/list_price_booking',
  'GET /api/for_wap/list_price_booking_for_wap',
  'GET /api/services/get_price_facility',
  'GET /api/adv/home_ads',
  'GET /api/adv/list_banner',
  'GET /api/services/get_list_pax_by_category',
  'GET /api/services/search_facility',
  'GET /api/booking/booking_pax/sugestion_teetime_for_wap',
  'POST /api/booking/booking_pax/booking_now_for_wap',
  'POST /api/booking/booking_pax/verify_booking_now_for_wap',
  'POST /api/for_wap/get_tee_time_by_facility',
  'POST /api/for_wap/get_sms_otp_booking',
  'POST /api/for_wap/booking_pax_new',
  'POST /api/for_wap/view_detail_order_slot_pax',
  'POST /api/for_wap/get_history_booking_merge',
  'POST /api/web-booking/booking_order_for_web/get_otp_booking_order_for_web',
  'POST /api/web-booking/booking_order_for_web/request_booking_order_for_web',
  'POST /api/services/create_delivery_for_wap',
  'POST /api/services/create_booking_for_wap',
  'POST /api/booking_pax/create_booking_for_bank',
  'GET /api/services/get_bill_detail_for_wap',
  'GET /api/services/get_list_general_bill_for_wap',
  'POST /api/services/get_list_general_bill_for_bank',
  'GET /api/services/get_list_order',
  'POST /api/services/get_list_general_bill_by_place',
  'GET /api/services/get_bill_detail_for_bank',
  'POST /api/for_wap/cancel_booking',
  'POST /api/for_cms/create_request_for_wap_wgroup',
  'POST /api/for_cms/confirm_otp_for_wap_wgroup',
  'POST /api/for_cms/create_request_for_wap_point',
  'GET /api/for_cms/confirm_otp_for_wap_point',
  'POST /api/for_cms/create_request_for_wap',
  'GET /api/for_wap/list_method_payment',
  'POST /api/for_wap/confirm_order_booking_SCB',
  'POST /api/for_wap/confirm_order_booking_viettin',
  'POST /api/for_wap/confirm_booked_bank',
  'POST /api/for_wap/encrypt_inquire_bank',
  'POST /api/for_wap/aes256',
  'POST /api/for_wap/aes256STB',
  'POST /api/for_wap/encrypt_data_inquire_bidv',
  'POST /api/for_wap/receive-bill-bank',
  'POST /api/payment/callback/:provider',
  'GET /api/wallet/point_history_for_wap',
  'GET /api/wallet/reload_point',
  'GET /api/wallet/detail_epay_transaction',
  'GET /api/wallet/get_detail_transaction',
]

describe('the calls of the wire', () => {
  it.each(promised)('answer %s', (name) => {
    expect(calls).toHaveProperty([name])
  })

  it.each(all)('%s has a summary', (_name, call) => {
    expect(call.summary.trim()).not.toBe('')
  })

  it('are all listed: no two have the same method and path', () => {
    const exported = areas.flatMap(({ modules }) =>
      modules.flatMap((module) => Object.values<object>(module)),
    )
    expect(all).toHaveLength(exported.filter((one) => 'summary' in one).length)
  })

  it.each(all)('%s can be documented', (_name, call) => {
    expect(z.toJSONSchema(call.request, { io: 'input' })).toHaveProperty('type', 'object')
    expect(() => z.toJSONSchema(call.response, { io: 'output' })).not.toThrow()
  })

  it.each(all)('%s takes every path parameter as a field', (_name, call) => {
    const { properties } = z.toJSONSchema(call.request, { io: 'input' })
    for (const [, parameter] of call.path.matchAll(/:(\w+)/g))
      expect(properties).toHaveProperty(`${parameter}`)
  })

  it('keep the console to the accounts of staff and clubs; signing in and setting a password by its link are open', () => {
    const open = [
      'POST /api/staff/session',
      'POST /api/staff/session/begin-passkey',
      'POST /api/staff/session/passkey',
      'POST /api/staff/password',
    ]
    const ofAccounts =
      /^\/api\/(?:staff|club\/courses|club\/bookings|club\/reviews|club\/closings|club\/allotments|club\/rates|club\/statement|club\/reports|club\/tee-sheet|club\/walk-ins|club\/weather)(?:\/|$)/
    for (const [name, call] of all) {
      if (ofAccounts.test(call.path) && !open.includes(name)) {
        expect(callerOf(call.may), name).toBe('staff')
      } else expect(callerOf(call.may), name).not.toBe('staff')
    }
  })

  it('keep the calls below /api/partner to the systems of partners, and theirs to it', () => {
    for (const [name, call] of all)
      expect(callerOf(call.may) === 'partner', name).toBe(call.path.startsWith('/api/partner/'))
  })

  it('take a key against doubling wherever a booking or a payment is made', () => {
    for (const name of promised) {
      if (/booking_now_for_wap$|create_booking|booking_pax_new|request_booking|create_request/.test(name)) {
        if (!name.includes('verify')) expect(calls[name]).toHaveProperty('idempotent', true)
      }
    }
  })

  it('answer under both pairs of names at the wallet and the home advertisement, nowhere else', () => {
    for (const [, call] of all) {
      const legacy = call.path.startsWith('/api/wallet/') || call.path === '/api/adv/home_ads'
      expect(call.legacyEnvelope ?? false).toBe(legacy)
    }
  })

  it('preserve the permitted callers in their types', () => {
    expectTypeOf<Calls['GET /api/for_wap/detail']['may']>().toEqualTypeOf<'golfer'>()
    expectTypeOf<EnvelopeOf<'GET /api/wallet/get_point'>['msg']>().toEqualTypeOf<string>()
    expectTypeOf<ResponseOf<'GET /api/wallet/get_point'>>().toEqualTypeOf<{ point: number }>()
  })
})
