import type { SandboxOptions } from '@teeviet/sandbox'
import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import { keyIdOf, keysOf, storeKeys } from '../keys/keys.ts'
import { allPartners, type Partner } from '../partner.ts'
import { setUpSandboxCards } from './sandbox-cards.ts'
import { type SandboxKeys, sandboxKeys } from './sandbox-keys.ts'

/** A partner that the sandbox simulates, before its webhook is set. */
export type SandboxPartner = Omit<NonNullable<SandboxOptions['partners']>[number], 'webhookSecret'>

/**
 * Configures the partners without settings: the sandbox simulates them, at its addresses and with its keys. Those with
 * addresses set by staff do not change.
 *
 * @returns the sandbox's settings for them
 */
export async function setUpSandboxPartners(ctx: Context): Promise<SandboxPartner[]> {
  const { sandboxPort, dataDir } = ctx.config
  const host = `localhost:${sandboxPort}`
  const at = `http://${host}/partners/`
  await ctx.q`
    update partners set is_sandbox = true, updated_at = ${ctx.clock.now()},
      frame_origins = array[${`http://${host}`}::text],
      allowed_hosts = array[${host}, code || '.' || ${host}]::text[],
      app_url = ${at} || code,
      shop_url = ${at} || code || '/shop',
      hio_url = 'http://' || code || '.' || ${`${host}/partners/`} || code || '/hio',
      callback_url = ${at} || code || '/callback'
    where (is_sandbox or (frame_origins = '{}' and app_url is null)) and app_url is distinct from ${at} || code`
  const played = (await allPartners(ctx)).filter(({ isSandbox }) => isSandbox)
  const keys = await sandboxKeys(
    dataDir,
    played.map(({ code }) => code),
  )
  for (const partner of played) await enterKeys(ctx, partner, keys)
  await setUpSandboxCards(ctx, `http://${host}`)
  return played.map(({ code, name, bankId, merchant, sso, sealing }) => ({
    code,
    name,
    bankId,
    merchant,
    cipherKey: keys[code]?.cipherKey ?? '',
    macSecret: keys[code]?.macSecret ?? '',
    signingKey: keys[code]?.signingKey ?? null,
    sso,
    sealing,
  }))
}

async function enterKeys(ctx: Context, { id, code }: Partner, all: SandboxKeys): Promise<void> {
  const made = all[code]
  if (!made) return
  const keys = { ...made, cipherKey: Buffer.from(made.cipherKey, 'hex') }
  await inTransaction(ctx.pool, async (q) => {
    await q`select from partners where id = ${id} for update`
    const [current] = await keysOf({ ...ctx, q }, id)
    if (current && keyIdOf(current) === keyIdOf(keys)) return
    await storeKeys(ctx, q, id, keys, { staffId: null, earlierUntil: ctx.clock.now() })
  })
}
