import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Query } from '../../database/sql.ts'
import type { Clock } from '../../time/clock.ts'
import { decrypt, encrypt } from '../bank-cards/cipher.ts'
import { askZalo } from './ask-zalo.ts'
import { ZaloFailure } from './zalo-sender.ts'
import type { AccessTokens } from './zns.ts'

type OAuthSettings = {
  /** Root of the OAuth server, live or sandbox. */
  oauthUrl: string
  appId: string
  secretKey: string
  /** The first refresh token; each one is used once and answered with the next one. */
  refreshToken: string
  /** Encrypts the tokens in the database. */
  sealingSecret: string
  timeoutMs: number
}

/** A token is replaced so long before its end that a request under way does not outlive it. */
const earlyMs = 5 * 60_000
/** After so long a refresh that did not end is another server's to do; longer than a refresh takes. */
const leaseMs = 30_000

const answer = z.object({
  access_token: z.string().min(1).optional(),
  refresh_token: z.string().min(1).optional(),
  /** In seconds. */
  expires_in: z.coerce.number().positive().catch(3600),
  error: z.union([z.string(), z.int()]).transform(String).optional(),
})

/**
 * The access token in the database, refreshed by one server at a time: a refresh token works once, so the next one is
 * stored before the access token is used. The setting's refresh token counts when it is new; after that the stored one.
 */
export function storedTokens(q: Query, clock: Clock, settings: OAuthSettings): AccessTokens {
  const { appId } = settings
  const key = createHash('sha256').update(`zalo tokens ${settings.sealingSecret}`).digest()
  const seal = (token: string) => encrypt(token, key, 'gcm')
  const open = (sealed: string) => {
    const token = decrypt(sealed, key, 'gcm')
    if (token === null) throw new ZaloFailure('permanent', 'account', 'unreadable_token')
    return token
  }
  // a changed secret makes the stored tokens unreadable: the setting then counts again
  const seedHash = createHash('sha256').update(`${settings.sealingSecret} ${settings.refreshToken}`).digest()

  let seeded: Promise<unknown> | null = null
  let underWay: Promise<string> | null = null

  async function seed(): Promise<void> {
    await q`
      insert into zalo_tokens as z (app_id, seed_hash, refresh_token)
      values (${appId}, ${seedHash}, ${seal(settings.refreshToken)})
      on conflict (app_id) do update set seed_hash = excluded.seed_hash, refresh_token = excluded.refresh_token,
        access_token = null, expires_at = null, refreshing_until = null
      where z.seed_hash <> excluded.seed_hash`
  }

  async function readOrRefresh(): Promise<string> {
    seeded ??= seed().catch((error: unknown) => {
      seeded = null
      throw error
    })
    await seeded
    const [stored] = await q<{ token: string }>`
      select access_token as token /* not null */ from zalo_tokens
      where app_id = ${appId} and expires_at > ${new Date(clock.now().getTime() + earlyMs)}`
    return stored ? open(stored.token) : refresh()
  }

  async function refresh(): Promise<string> {
    const now = clock.now()
    const [claimed] = await q<{ token: string }>`
      update zalo_tokens set refreshing_until = ${new Date(now.getTime() + leaseMs)}
      where app_id = ${appId} and coalesce(refreshing_until <= ${now}, true)
      returning refresh_token as token`
    if (!claimed) throw new ZaloFailure('temporary', 'account', 'token_refresh_under_way')
    try {
      const { access, next, expiresAt } = await exchange(open(claimed.token), now)
      await q`
        update zalo_tokens set access_token = ${seal(access)}, refresh_token = ${seal(next)}, expires_at = ${expiresAt},
          refreshing_until = null
        where app_id = ${appId}`
      return access
    } catch (error) {
      await q`update zalo_tokens set refreshing_until = null where app_id = ${appId}`
      throw error
    }
  }

  async function exchange(refreshToken: string, now: Date) {
    const form = new URLSearchParams({
      refresh_token: refreshToken,
      app_id: appId,
      grant_type: 'refresh_token',
    })
    const url = `${settings.oauthUrl.replace(/\/+$/, '')}/v4/oa/access_token`
    const headers = { secret_key: settings.secretKey }
    const reply = await askZalo(url, form, { headers, answer, timeoutMs: settings.timeoutMs })
    const { access_token: access, refresh_token: next, expires_in: seconds } = reply
    if (access === undefined || next === undefined)
      throw new ZaloFailure('permanent', 'account', `oauth_${reply.error ?? 'no_token'}`)
    return { access, next, expiresAt: new Date(now.getTime() + seconds * 1000) }
  }

  return {
    current: () => {
      underWay ??= readOrRefresh().finally(() => {
        underWay = null
      })
      return underWay
    },
    async expire(token) {
      const [stored] = await q<{ token: string }>`
        select access_token as token from zalo_tokens
        where app_id = ${appId} and access_token is not null`
      // another message may have replaced it meanwhile
      if (stored && open(stored.token) === token)
        await q`
          update zalo_tokens set expires_at = ${clock.now()}
          where app_id = ${appId} and access_token = ${stored.token}`
    },
  }
}
