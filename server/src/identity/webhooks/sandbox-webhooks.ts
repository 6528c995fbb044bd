import type { SandboxOptions } from '@teeviet/sandbox'
import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import type { SandboxPartner } from '../partners/sandbox/sandbox-partners.ts'
import { saveWebhook } from './webhook.ts'

/**
 * Gives each partner that the sandbox simulates a webhook there, with a new secret; an address set by staff stays.
 * @returns the sandbox's settings for them
 */
export async function setUpSandboxWebhooks(
  ctx: Context,
  partners: readonly SandboxPartner[],
): Promise<NonNullable<SandboxOptions['partners']>> {
  const done: NonNullable<SandboxOptions['partners']>[number][] = []
  for (const partner of partners) done.push({ ...partner, webhookSecret: await setUp(ctx, partner.code) })
  return done
}

function setUp(ctx: Context, code: string): Promise<string | null> {
  const url = `http://localhost:${ctx.config.sandboxPort}/partners/${code}/events`
  return inTransaction(ctx.pool, async (q) => {
    const [partner] = await q<{ id: number; url: string | null }>`
      select p.id, (select w.url from webhooks w where w.partner_id = p.id) as url
      from partners p where p.code = ${code} for update`
    if (!partner || (partner.url !== null && partner.url !== url)) return null
    return saveWebhook(ctx, q, { partnerId: partner.id }, url)
  })
}
