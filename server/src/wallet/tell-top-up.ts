import type { Language } from '@teeviet/contract/rules/languages'
import type { Context } from '../context.ts'
import type { Query } from '../database/sql.ts'
import { queueMessage } from '../notifications/outbox.ts'
import { toppedUpText } from '../notifications/texts.ts'

/** Tells the golfer by SMS what came into the wallet and what stands in it now (VND). */
export async function tellTopUp(
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
