import { may } from '@teeviet/contract/rules/visibility'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { bankOf, viewerOf } from './viewer.ts'

/**
 * Refuses packages for golfers whose bank does not offer them: their form has no choice of packages, so that they are
 * not sold what the bank has excluded.
 * @throws Refusal `partner.noInsurance`
 */
export async function refuseHiddenInsurance(ctx: Context, member: Pick<Member, 'bankId'>): Promise<void> {
  if (may('chooseInsurance', await viewerOf(ctx, member))) return
  const bank = await bankOf(ctx, member)
  throw new Refusal('partner.noInsurance', { name: bank?.name ?? '' })
}
