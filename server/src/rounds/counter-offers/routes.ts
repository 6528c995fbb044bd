import { calls } from '@teeviet/contract/calls'
import type { Language } from '@teeviet/contract/rules/languages'
import { type CounterOfferPage, readOfferPage } from '#bookings/counter-offers/read-offer'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import type { App } from '#platform/http/app'
import { createLimit } from '#platform/http/limit'
import { serve } from '#platform/http/serve'
import { acceptOffer, declineOffer } from './answer-offer.ts'

/**
 * The golfer's answer to other times, by the link without a login or on the bill. Every use of a link counts against the
 * budget of its address: keys are not guessed.
 */
export function registerCounterOfferRoutes(app: App, ctx: Context): void {
  const linksOfAddress = createLimit(ctx.pool, {
    name: 'golfer-links',
    points: ctx.config.rules.golferLinksPerAddressPerHour,
    seconds: 3_600,
  })

  serve(app, ctx, calls['POST /api/counter-offer/view'], async ({ input, lang, request }) => {
    await linksOfAddress.take(request.ip)
    return inTransaction(ctx.pool, (q) => readOfferPage(q, input.key, { lang, now: ctx.clock.now() }))
  })

  serve(app, ctx, calls['POST /api/counter-offer/accept'], async ({ input, lang, request }) => {
    await linksOfAddress.take(request.ip)
    const choice = { option: input.option, expectedAmount: input.expected_amount }
    return answer(ctx, input.key, lang, (q) => acceptOffer(ctx, q, { key: input.key }, choice))
  })

  serve(app, ctx, calls['POST /api/counter-offer/decline'], async ({ input, lang, request }) => {
    await linksOfAddress.take(request.ip)
    return answer(ctx, input.key, lang, (q) => declineOffer(ctx, q, { key: input.key }))
  })

  serve(app, ctx, calls['POST /api/for_wap/accept_counter_offer'], async ({ actor, input }) => {
    const own = { memberId: actor.id, bookingId: input.id_general_bill_detail }
    const choice = { option: input.option, expectedAmount: input.expected_amount }
    await inTransaction(ctx.pool, (q) => acceptOffer(ctx, q, own, choice))
    return null
  })

  serve(app, ctx, calls['POST /api/for_wap/decline_counter_offer'], async ({ actor, input }) => {
    const own = { memberId: actor.id, bookingId: input.id_general_bill_detail }
    await inTransaction(ctx.pool, (q) => declineOffer(ctx, q, own))
    return null
  })
}

function answer(
  ctx: Context,
  key: string,
  lang: Language,
  act: (q: Query) => Promise<number>,
): Promise<CounterOfferPage> {
  return inTransaction(ctx.pool, async (q) => {
    await act(q)
    return readOfferPage(q, key, { lang, now: ctx.clock.now() })
  })
}
