import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { findAlternatives } from '../alternatives/find-alternatives.ts'
import { recentPlayers } from '../recent-players/recent-players.ts'
import { beginBooking } from './drafts/begin-booking.ts'
import { resendBookingCode } from './drafts/resend-code.ts'
import { verifyBooking } from './drafts/verify-booking.ts'
import { issueFastOrderCode, sendFastOrder } from './fast-order.ts'
import { previewBooking } from './preview.ts'
import { requestBooking } from './request.ts'
import { settleRequest } from './settle-request.ts'

/** The calls which send a booking, and what fills in its form. Codes go to the golfer's own phone, whatever `phone` is. */
export function registerRequestRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['POST /api/services/create_delivery_for_wap'], ({ actor, input, lang }) =>
    previewBooking(ctx, input, { lang, member: actor.kind === 'member' ? actor : null }),
  )

  serve(app, ctx, calls['GET /api/services/alternatives'], ({ input, lang }) =>
    findAlternatives(ctx, input, lang),
  )

  serve(app, ctx, calls['POST /api/services/create_booking_for_wap'], ({ actor, input, lang, idempotency }) =>
    requestBooking(ctx, actor, input, { channel: 'quick', lang, idempotency }),
  )

  serve(app, ctx, calls['POST /api/for_wap/booking_pax_new'], ({ actor, input, lang, idempotency }) =>
    requestBooking(ctx, actor, input, { channel: 'quick', lang, idempotency }),
  )

  serve(
    app,
    ctx,
    calls['POST /api/booking_pax/create_booking_for_bank'],
    ({ actor, input, lang, idempotency }) =>
      requestBooking(ctx, actor, input, { channel: 'bank', lang, idempotency }),
  )

  serve(
    app,
    ctx,
    calls['POST /api/booking/booking_pax/booking_now_for_wap'],
    ({ actor, input, lang, idempotency }) =>
      beginBooking(ctx, actor, input, { lang, idempotency, withLogin: input.with_login === 1 }),
  )

  serve(
    app,
    ctx,
    calls['POST /api/booking/booking_pax/verify_booking_now_for_wap'],
    async ({ actor, input, lang }) => {
      const { general_bill_id: bookingId, otp: code } = input
      const withLogin = input.with_login === 1
      const sent = await verifyBooking(ctx, actor, { bookingId, code, withLogin, lang })
      return { ...sent, general_bill_payment_id: sent.id_general_bill }
    },
  )

  serve(app, ctx, calls['POST /api/for_wap/get_sms_otp_booking'], async ({ actor, input, lang }) => {
    const { seconds } = await resendBookingCode(ctx, actor, { bookingId: input.general_bill_id, lang })
    return { time: seconds }
  })

  serve(
    app,
    ctx,
    calls['POST /api/web-booking/booking_order_for_web/get_otp_booking_order_for_web'],
    async ({ actor, lang }) => {
      const { seconds } = await issueFastOrderCode(ctx, actor, lang)
      return { time: seconds }
    },
  )

  serve(
    app,
    ctx,
    calls['POST /api/web-booking/booking_order_for_web/request_booking_order_for_web'],
    ({ actor, input, lang, idempotency }) => sendFastOrder(ctx, actor, input, { lang, idempotency }),
  )

  serve(app, ctx, calls['GET /api/for_wap/recent_players'], ({ actor, input }) =>
    recentPlayers(ctx, actor, input.limit),
  )

  serve(app, ctx, calls['POST /api/for_wap/settle_request'], async ({ actor, input }) => ({
    sent: await settleRequest(ctx, actor, input.key),
  }))
}
