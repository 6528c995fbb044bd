import { may } from '@teeviet/contract/rules/visibility'
import type { Context } from '../context.ts'
import type { Member } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { bankOf, viewerOf } from './viewer.ts'

/**
 * Refuses packages for golfers whose bank does not offer them: their form has no choice of packages, so that nobody is
 * sold what the bank has ruled out.
 * @throws Refusal `partner.noInsurance`
 */
export async function refuseHiddenInsurance(ctx: Context, member: Member): Promise<void> {
  if (may('chooseInsurance', await viewerOf(ctx, member))) return
  const bank = await bankOf(ctx, member)
  throw new Refusal('partner.noInsurance', { name: bank?.name ?? '' })
}
