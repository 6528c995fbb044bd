import { loadNotice } from '#bookings/booking/notice'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { hioClaimText, hioWitnessText, type NotifiedHioState } from '#platform/notifications/cases/hio-texts'
import { bookingLink, witnessLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'

/**
 * Sends the witness the link, in the language of the booking; not after its time. The message names no booking: those of
 * a booking are shown as the golfer's.
 */
export async function askWitness(
  ctx: Context,
  q: Query,
  asked: { bookingId: number; phone: string; hole: number; key: string; until: Date },
): Promise<void> {
  const { bookingId, phone, hole, key, until } = asked
  const { lang, named } = await loadNotice(q, bookingId)
  const text = hioWitnessText(lang, named, hole, witnessLink(ctx.config.publicUrl, key))
  await queueMessage(ctx, q, { phone, text, kind: 'link', expiresAt: until })
}

/** Notifies the golfer of the state of a claim, in the booking's language; not after the account was deleted. */
export async function notifyClaim(
  ctx: Context,
  q: Query,
  { bookingId, number, state }: { bookingId: number; number: string; state: NotifiedHioState },
): Promise<void> {
  const { lang, phone } = await loadNotice(q, bookingId)
  if (!phone) return
  const text = hioClaimText(lang, state, { number, link: bookingLink(ctx.config.publicUrl, bookingId) })
  await queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId })
}
