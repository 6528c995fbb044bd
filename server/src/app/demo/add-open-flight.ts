import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { askToJoin } from '#rounds/open-flights/ask-to-join'
import { setOpenFlight } from '#rounds/open-flights/open-flight'
import { flightBy, quoteOne } from '#rounds/open-flights/read-flight'

/** The demo golfers, counted from 0: the one with a request, and the one who asks to join. */
const [hostAt, askerAt] = [11, 12]

/**
 * Opens the flight of a demo golfer's request, which another one asks to join, so that the demo shows both sides. Nothing
 * is done where the operator has switched open flights off, without such a request, and a second time.
 */
export async function addOpenFlight(ctx: Context, phones: readonly string[]): Promise<void> {
  if (!ctx.config.openFlights) return
  const [host, asker] = [
    await demoGolfer(ctx, phones[hostAt] ?? ''),
    await demoGolfer(ctx, phones[askerAt] ?? ''),
  ]
  const [request] = await ctx.q<{ id: number }>`
    select b.id from bookings b
    join booking_tee_times h on h.booking_id = b.id and h.released_at is null
    join tee_times t on t.play_date = h.play_date and t.id = h.tee_time_id
    where b.member_id = ${host?.id ?? null} and b.state = 'requested' and t.places_left > 0
      and not exists (select from open_flights where booking_id = b.id)
    order by b.id limit 1`
  if (!host || !asker || !request) return
  const { url } = await setOpenFlight(ctx, host, { bookingId: request.id, isOpen: true })
  const code = url?.split('/o/f.')[1] ?? ''
  const quote = await quoteOne(ctx, await flightBy(ctx, code), { member: asker, lang: 'vi' })
  if (quote?.payment_amount) {
    await askToJoin(ctx, asker, { code, expectedAmount: quote.payment_amount, lang: 'vi' })
  }
}

async function demoGolfer({ q }: Context, phone: string): Promise<Member | null> {
  const [row] = await q<Pick<Member, 'id' | 'vga' | 'phone' | 'fullname'>>`
    select id, vga, phone, fullname from members where phone = ${phone} and is_demo and deleted_at is null`
  return row ? { ...row, kind: 'member', bankId: null, merchant: null, sessionId: '' } : null
}
