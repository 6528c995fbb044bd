import { z } from 'zod'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { nameOfKeys, sealText, unsealText } from './sealed-text.ts'

/**
 * The keys shared with a partner: a cipher key of 32 bytes, a secret for signatures, the partner's own public key
 * (PEM).
 */
export type PartnerKeys = { cipherKey: Buffer; macSecret: string; verifyKey: string | null }

const stored = z.object({ cipherKey: z.string(), macSecret: z.string(), verifyKey: z.string().nullable() })

type Where = Pick<Context, 'q' | 'clock' | 'config'>

/** The keys of a partner that are good now: the current ones first, then those just replaced. */
export async function keysOf(ctx: Where, partnerId: number): Promise<PartnerKeys[]> {
  const rows = await ctx.q<{ sealed: Buffer }>`
    select sealed from partner_keys
    where partner_id = ${partnerId} and (valid_until is null or valid_until > ${ctx.clock.now()})
    order by valid_until desc nulls first`
  return rows.map(({ sealed }) => unseal(ctx, sealed))
}

/** Stores new keys as the current ones; those before stay good until `earlierUntil`, older ones end now. */
export async function storeKeys(
  ctx: Pick<Context, 'clock' | 'config'>,
  q: Query,
  partnerId: number,
  keys: PartnerKeys,
  { staffId, earlierUntil }: { staffId: number | null; earlierUntil: Date },
): Promise<string> {
  const now = ctx.clock.now()
  const keyId = keyIdOf(keys)
  await q`
    update partner_keys set valid_until = least(valid_until, ${now}::timestamptz)
    where partner_id = ${partnerId} and valid_until is not null`
  await q`update partner_keys set valid_until = ${earlierUntil} where partner_id = ${partnerId} and valid_until is null`
  await q`
    insert into partner_keys (partner_id, key_id, sealed, has_verify_key, created_at, created_by)
    values (${partnerId}, ${keyId}, ${seal(ctx, keys)}, ${keys.verifyKey !== null}, ${now}, ${staffId})
    on conflict (partner_id, key_id) do update set valid_until = null`
  return keyId
}

/** A fingerprint of keys: distinguishes them and reveals nothing about them. */
export function keyIdOf({ cipherKey, macSecret, verifyKey }: PartnerKeys): string {
  return nameOfKeys([cipherKey.toString('hex'), macSecret, verifyKey ?? ''])
}

function seal(ctx: Pick<Context, 'config'>, { cipherKey, macSecret, verifyKey }: PartnerKeys): Buffer {
  return sealText(ctx, JSON.stringify({ cipherKey: cipherKey.toString('hex'), macSecret, verifyKey }))
}

function unseal(ctx: Pick<Context, 'config'>, sealed: Buffer): PartnerKeys {
  const { cipherKey, ...rest } = stored.parse(JSON.parse(unsealText(ctx, sealed)))
  return { ...rest, cipherKey: Buffer.from(cipherKey, 'hex') }
}
