import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { answerAsk } from './answer-ask.ts'
import { askToJoin, withdrawAsk } from './ask-to-join.ts'
import { setOpenFlight } from './open-flight.ts'
import { readFlight } from './read-flight.ts'

/** Open flights, for their organisers and invited golfers. */
export function registerOpenFlightRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['POST /api/for_wap/open_flight'], ({ actor, input }) =>
    setOpenFlight(ctx, actor, { bookingId: input.id_general_bill_detail, isOpen: input.is_open === 1 }),
  )

  serve(app, ctx, calls['POST /api/for_wap/answer_flight_ask'], ({ actor, input }) =>
    answerAsk(ctx, actor, {
      bookingId: input.id_general_bill_detail,
      id: input.id,
      isApproved: input.is_approved === 1,
    }),
  )

  serve(app, ctx, calls['GET /api/flights/:code'], ({ actor, input: { code }, lang }) =>
    readFlight(ctx, code, { member: actor.kind === 'member' ? actor : null, lang }),
  )

  serve(app, ctx, calls['POST /api/flights/:code/ask'], ({ actor, input, lang }) =>
    askToJoin(ctx, actor, { code: input.code, expectedAmount: input.expected_amount, lang }),
  )

  serve(app, ctx, calls['POST /api/flights/:code/withdraw'], ({ actor, input: { code }, lang }) =>
    withdrawAsk(ctx, actor, { code, lang }),
  )
}
