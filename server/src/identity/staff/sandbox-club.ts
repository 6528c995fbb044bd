import { type ClubScope, heldPermissions } from '@teeviet/contract/rules/permissions'
import type { SandboxOptions } from '@teeviet/sandbox'
import type { Context } from '#platform/context/context'
import { rotateClubKey } from './club-keys.ts'
import { saveClubWebhook } from './club-webhook.ts'

/**
 * Gives the demo's account of a club a key and a webhook at the sandbox, which simulates the club's system.
 * @returns the sandbox's settings for it; undefined without a demo account of a club
 */
export async function setUpSandboxClub(ctx: Context): Promise<SandboxOptions['club']> {
  const [account] = await ctx.q<{ id: number; email: string; name: string }>`
    select id, email, name from staff_accounts
    where is_demo and roles = '{club}' and disabled_at is null order by id limit 1`
  if (!account) return undefined
  const roles = ['club' as const]
  const staff = { kind: 'staff' as const, ...account, roles, permissions: heldPermissions({ roles }) }
  const scopes: ClubScope[] = ['club.read', 'club.answer', 'club.allotments']
  const { key } = await rotateClubKey(ctx, staff, { id: account.id, scopes })
  const url = `http://localhost:${ctx.config.sandboxPort}/club/events`
  const { secret } = await saveClubWebhook(ctx, staff, { id: account.id, url })
  return secret === null ? undefined : { key, secret }
}
