import { changePartner } from '#identity/partners/change-partner'
import { linkCustomer } from '#identity/partners/customers'
import { saveWebhook } from '#identity/webhooks/webhook'
import type { Member } from '#platform/context/actor'
import { partnerRow } from '../apps/partner-app.ts'
import type { TestContext } from '../context.ts'
import { addMember, addStaff } from '../golf.ts'
import { openReceiver } from './receiver.ts'

/** A partner bank with a webhook, and a server that receives its events. */
export async function addPartnerSystem(ctx: TestContext, code: string) {
  const admin = await addStaff(ctx.q)
  const { id, bankId, merchant } = await partnerRow(ctx, code)
  const receiver = await openReceiver()
  let secret: string | null = null
  await changePartner(ctx, admin, { code, what: 'webhook_saved' }, async (q, partnerId) => {
    secret = await saveWebhook(ctx, q, { partnerId }, receiver.url)
    return ''
  })
  return {
    id,
    code,
    admin,
    secret: String(secret),
    ...receiver,
    /** A golfer who has signed in by the bank, as the customer with this number. */
    async addCustomer(cif: string): Promise<Member> {
      const member = await addMember(ctx.q)
      await linkCustomer(ctx, ctx.q, { partnerId: id, cif }, member.id)
      return { ...member, bankId, merchant }
    },
  }
}
