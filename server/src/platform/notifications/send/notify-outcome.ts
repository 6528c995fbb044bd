import type { Context } from '../../context/context.ts'
import { notify } from '../../database/listen.ts'

/** Notifies the consoles that a message of a booking was sent or abandoned. */
export async function notifyOutcome(
  { q }: Pick<Context, 'q'>,
  message: { booking_id: number | null } | undefined,
): Promise<void> {
  if (message?.booking_id) await notify(q, 'messages', { booking_id: message.booking_id })
}
