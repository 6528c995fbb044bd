import { loadPlayers } from '#bookings/booking/rows/players'
import { checkLedger } from '#platform/ledger/check'
import { changeBooking, quoteChange } from '#rounds/change/change-booking'
import type { TestContext } from '../context.ts'
import { addStaff } from '../golf.ts'
import { brokenPlaces } from './bookings.ts'

export type Wanted = Omit<Parameters<typeof quoteChange>[1], 'id'>

/** A change that changes nothing: what differs is added to it. */
export const noChange: Wanted = {
  facility_id: undefined,
  start_at: undefined,
  players: undefined,
  price_per_player: undefined,
}

/** Quotes a change and applies it as shown; returns the quote. */
export async function changeAsQuoted(ctx: TestContext, id: number, wanted: Partial<Wanted>) {
  const input = { ...noChange, ...wanted, id }
  const quote = await quoteChange(ctx, input)
  const staff = await addStaff(ctx.q)
  await changeBooking(ctx, staff, { ...input, fingerprint: quote.fingerprint, reason: 'Khách gọi' })
  return quote
}

/** The players who have not left a booking, as a change that keeps all of them names them. */
export async function keptPlayers(ctx: TestContext, id: number) {
  const players = await loadPlayers(ctx.q, id)
  return players
    .filter(({ cancelled_at }) => !cancelled_at)
    .map((player) => ({ player_id: player.id, name: '' }))
}

/** The violations of the invariants of money and places; none when all is right. */
export async function unsound(ctx: TestContext): Promise<unknown[]> {
  return [...(await checkLedger(ctx.q)).faults, ...(await brokenPlaces(ctx.q))]
}
