import type { Language } from '@teeviet/contract/rules/languages'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { queueMessage } from '#platform/notifications/outbox'
import { toppedUpText } from '#platform/notifications/texts'

/** Notifies the golfer by SMS of the amount credited to the wallet and the new balance (VND). */
export async function notifyTopUp(
  ctx: Context,
  q: Query,
  { memberId, amountVnd, points }: { memberId: number; amountVnd: number; points: number },
): Promise<void> {
  const [member] = await q<{ phone: string | null; language: Language }>`
    select phone, language from members where id = ${memberId}`
  if (!member?.phone) return
  const text = toppedUpText(member.language, amountVnd, points)
  await queueMessage(ctx, q, { phone: member.phone, text, kind: 'booking' })
}
