import type { ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { walletCreditNotes } from '../documents/of-bill.ts'
import { loadWalletRefunds, refundOnWire } from './refunds-of-bill.ts'

/** A golfer's refunds of top-ups, and their documents: the wallet's page shows those on no bill. */
export async function walletRefunds(
  ctx: Context,
  member: Member,
  lang: Language,
): Promise<ResponseOf<'GET /api/for_wap/wallet_refunds'>> {
  const [lines, documents] = await Promise.all([
    loadWalletRefunds(ctx.q, member.id),
    walletCreditNotes(ctx.q, member.id),
  ])
  const bill = { players: [], services: [] }
  return {
    refunds: lines.map((line) => refundOnWire(ctx, line, bill, lang)),
    documents,
    now: ctx.clock.now().getTime(),
  }
}
