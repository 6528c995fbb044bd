import type { ClubContact } from '#golf/courses/club-contacts'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import type { ClubMessage } from '#platform/notifications/club-messages'
import { queueMessage } from '#platform/notifications/outbox'

/** What the outbox stores of a message besides its text and its receiver. */
type About = { bookingId: number; kind: 'club' | 'booking'; expiresAt?: Date | null }

/** Queues a message to each contact of a club, by the contact's own channel; by SMS where the product is not at Zalo or has no template. */
export async function messageClub(
  ctx: Context,
  q: Query,
  contacts: readonly ClubContact[],
  { text, zalo }: ClubMessage,
  { expiresAt, ...about }: About,
): Promise<void> {
  const message = { ...about, text, topic: null, ...(expiresAt && { expiresAt }) }
  for (const { channel, address } of contacts) {
    const isByZalo = channel === 'zalo' && ctx.gateways.zalo !== null && zalo !== null
    const to =
      channel === 'email' ? { phone: null, email: address } : { phone: address, ...(isByZalo && { zalo }) }
    await queueMessage(ctx, q, { ...message, ...to })
  }
}
