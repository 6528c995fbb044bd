import type { InputOf } from '@teeviet/contract'
import { partnerScopes } from '@teeviet/contract/rules/permissions'
import type { PartnerSystem, Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import type { Clock } from '#platform/time/clock'
import { endApiKeys, hashOfKey, noteKeyUse, rotateApiKey } from '../api-keys/api-keys.ts'
import { changePartner } from './change-partner.ts'

/** Every key of a partner begins with it. */
const partnerKeyPrefix = 'tvpartner_'

/**
 * Gives a partner a new key for its system; the key is returned only this once.
 * @throws Refusal `request.notFound`
 */
export async function rotatePartnerKey(
  ctx: Context,
  staff: Staff,
  { code, scopes }: InputOf<'POST /api/staff/partners/:code/api-key'>,
): Promise<string> {
  let given = ''
  await changePartner(ctx, staff, { code, what: 'api_key_renewed' }, async (q, partnerId) => {
    const prefix = partnerKeyPrefix
    const { key, keyId } = await rotateApiKey(ctx, q, { partnerId }, { prefix, scopes, by: staff.id })
    given = key
    return [keyId, ...scopes].join(', ')
  })
  return given
}

/**
 * Ends every key of a partner at once.
 * @throws Refusal `request.notFound` for a partner without a key
 */
export async function endPartnerKeys(ctx: Context, staff: Staff, code: string): Promise<void> {
  await changePartner(ctx, staff, { code, what: 'api_keys_ended' }, async (q, partnerId) => {
    await endApiKeys(ctx, q, { partnerId })
    return ''
  })
}

/** The partner behind a key that is good, while the partner is active, with the scopes of the key; else null. */
export async function partnerOfKey(q: Query, clock: Clock, key: string): Promise<PartnerSystem | null> {
  if (!key.startsWith(partnerKeyPrefix)) return null
  const now = clock.now()
  const [row] = await q<{ id: number; keyId: number; scopes: string[]; usedAt: Date | null }>`
    select p.id, k.id as "keyId", k.scopes, k.used_at as "usedAt"
    from api_keys k join partners p on p.id = k.partner_id
    where k.token_hash = ${hashOfKey(key)} and (k.valid_until is null or k.valid_until > ${now}) and p.is_active`
  if (!row) return null
  const { id, keyId, scopes } = row
  await noteKeyUse(q, row, now)
  return {
    kind: 'partner',
    id,
    keyId,
    scopes: new Set(partnerScopes.filter((scope) => scopes.includes(scope))),
  }
}
