import { calls } from '@teeviet/contract/calls'
import { registerRequestRoutes } from '#bookings/request/request-routes'
import { limitOfLookUps } from '#identity/players/look-ups'
import type { Context } from '#platform/context/context'
import { qrSvg } from '#platform/gateways/vietqr/qr-picture'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { registerRoundRoutes } from '../calendar/round-routes.ts'
import { cancelBooking } from '../cancel/cancel.ts'
import { undoBooking } from '../cancel/undo.ts'
import { declineChange } from '../change/decline-change.ts'
import { changeOwnBooking, quoteOwnChange } from '../change/own/change-own-booking.ts'
import { listBookings, rangeOf, statesOfStatus, statesOfType } from './history.ts'
import { nameOwnPlayers } from './name-players.ts'
import { listOrders } from './orders.ts'
import { readBill } from './read-bill.ts'
import { readPlayers } from './read-players.ts'

/** Everything golfers do with bookings: sending them (request-routes.ts), looking at them, cancelling them. */
export function registerBookingRoutes(app: App, ctx: Context): void {
  registerRequestRoutes(app, ctx)
  registerRoundRoutes(app, ctx)
  const lookUps = limitOfLookUps(ctx)

  /** Counts the members that a change names as looked up, since its answer has their names. */
  async function countNamed(
    memberId: number,
    { players = [] }: { players?: readonly { user_id?: number | undefined }[] | undefined },
  ) {
    for (const { user_id } of players) if (user_id !== undefined) await lookUps.take(String(memberId))
  }

  serve(app, ctx, calls['POST /api/for_wap/get_history_booking_merge'], ({ actor, input, lang }) => {
    const { page, limit, type, time, created_at_from: from, created_at_to: to } = input
    const range = rangeOf(time, { from, to }, ctx.clock.now())
    return listBookings(ctx, actor, { states: statesOfType(type), ...range }, { page, limit, lang })
  })

  serve(app, ctx, calls['GET /api/services/get_list_general_bill_for_wap'], ({ actor, input, lang }) =>
    listBookings(ctx, actor, { states: statesOfStatus(input.status) }, { ...input, lang }),
  )

  serve(app, ctx, calls['POST /api/services/get_list_general_bill_for_bank'], ({ actor, input, lang }) =>
    listBookings(ctx, actor, { states: statesOfStatus(input.status) }, { ...input, lang }),
  )

  serve(app, ctx, calls['POST /api/services/get_list_general_bill_by_place'], ({ actor, input, lang }) =>
    listBookings(ctx, actor, { place: input.place }, { ...input, lang }),
  )

  serve(app, ctx, calls['GET /api/services/get_list_order'], ({ actor, input, lang }) =>
    listOrders(ctx, actor, { ...input, lang }),
  )

  serve(app, ctx, calls['GET /api/services/get_bill_detail_for_wap'], ({ actor, input, lang }) =>
    readBill(ctx, actor, input.bill_id, lang),
  )

  serve(app, ctx, calls['GET /api/services/get_bill_detail_for_bank'], ({ actor, input, lang }) =>
    readBill(ctx, actor, input.bill_id, lang),
  )

  serve(app, ctx, calls['GET /api/services/booking_code_qr'], async ({ input, reply }) => {
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=31536000, immutable')
    return qrSvg(input.code)
  })

  serve(app, ctx, calls['POST /api/for_wap/view_detail_order_slot_pax'], ({ actor, input }) =>
    readPlayers(ctx, actor, input.id_general_bill_detail),
  )

  serve(app, ctx, calls['POST /api/for_wap/name_players'], ({ actor, input }) =>
    nameOwnPlayers(ctx, actor, { bookingId: input.id_general_bill_detail, names: input.names }),
  )

  serve(app, ctx, calls['POST /api/for_wap/quote_change'], async ({ actor, input }) => {
    await countNamed(actor.id, input)
    return quoteOwnChange(ctx, actor, input)
  })

  serve(app, ctx, calls['POST /api/for_wap/change_booking'], async ({ actor, input }) => {
    await countNamed(actor.id, input)
    return changeOwnBooking(ctx, actor, input)
  })

  serve(app, ctx, calls['POST /api/for_wap/decline_change'], async ({ actor, input }) => {
    await declineChange(ctx, actor, input.id_general_bill_detail)
    return null
  })

  serve(app, ctx, calls['POST /api/for_wap/cancel_booking'], ({ actor, input, idempotency }) =>
    cancelBooking(ctx, actor, {
      bookingId: input.id_general_bill_detail,
      reason: input.reason,
      playerId: input.player_id,
      serviceId: input.service_id,
      expected: input.expected_refund,
      target: input,
      idempotency,
    }),
  )

  serve(app, ctx, calls['POST /api/for_wap/undo_booking'], ({ actor, input, idempotency }) =>
    undoBooking(ctx, actor, { bookingId: input.id_general_bill_detail, target: input, idempotency }),
  )
}
