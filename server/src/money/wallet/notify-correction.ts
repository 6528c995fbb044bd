import type { Language } from '@teeviet/contract/rules/languages'
import type { WalletCorrection } from '@teeviet/contract/rules/money/wallet-corrections'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { queueMessage } from '#platform/notifications/outbox'
import { walletCorrectedText } from '#platform/notifications/texts'

type Corrected = { memberId: number; direction: WalletCorrection; amountVnd: number; points: number }

/** Notifies the golfer by SMS of what staff gave to the wallet or took from it, and of the new balance (VND). */
export async function notifyCorrection(ctx: Context, q: Query, corrected: Corrected): Promise<void> {
  const { memberId, direction, amountVnd, points } = corrected
  const [member] = await q<{ phone: string | null; language: Language }>`
    select phone, language from members where id = ${memberId}`
  if (!member?.phone) return
  const text = walletCorrectedText(member.language, direction, { amount: amountVnd, points })
  await queueMessage(ctx, q, { phone: member.phone, text, kind: 'booking' })
}
