import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { listNextRounds } from './list-next-rounds.ts'
import { readRound } from './read-round.ts'
import { calendarOf } from './round-calendar.ts'
import { passPlayers, shareRound } from './share-round.ts'
import { withWallets } from './wallets/with-wallets.ts'

/** Rounds as the players see them: by their link, and the golfer's own that come next. */
export function registerRoundRoutes(app: App, ctx: Context): void {
  const pageOf = (code: string) => `${ctx.config.publicUrl}/round/${code}`

  serve(app, ctx, calls['POST /api/rounds/share'], async ({ actor, input }) => {
    const code = await shareRound(ctx, actor, input.id_general_bill)
    return { code, url: pageOf(code) }
  })

  serve(app, ctx, calls['POST /api/rounds/passes'], async ({ actor, input }) => {
    const passes = await passPlayers(ctx, actor, input.id_general_bill)
    return passes.map(({ playerId, name, code }) => ({ player_id: playerId, name, url: pageOf(code) }))
  })

  serve(app, ctx, calls['GET /api/for_wap/next_rounds'], ({ actor, lang }) =>
    listNextRounds(ctx, actor, lang),
  )

  serve(app, ctx, calls['GET /api/rounds/:code'], async ({ input: { code }, lang }) =>
    withWallets(ctx, await readRound(ctx, code, lang), { code, page: pageOf(code), lang }),
  )

  serve(app, ctx, calls['GET /api/rounds/:code/apple-wallet'], async ({ input: { code }, lang, reply }) => {
    const { apple } = ctx.config.wallets
    const round = await readRound(ctx, code, lang)
    if (apple === null || round.pass === null) throw new Refusal('booking.notFound')
    const { applePass } = await import('./wallets/apple-pass.ts')
    const file = await applePass(apple, round, { code, page: pageOf(code), lang })
    reply
      .type('application/vnd.apple.pkpass')
      .header('content-disposition', `attachment; filename="teeviet-${round.booking_code}.pkpass"`)
    return file
  })

  serve(app, ctx, calls['GET /api/rounds/:code/calendar'], async ({ input: { code }, lang, reply }) => {
    const round = await readRound(ctx, code, lang)
    reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="teeviet-${round.booking_code}.ics"`)
    return calendarOf(round, code, pageOf(code), lang, ctx.clock.now())
  })
}
