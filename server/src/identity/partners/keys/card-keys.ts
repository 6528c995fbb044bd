import { z } from 'zod'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import type { BankCardSettings } from '#platform/gateways/bank-cards/settings'
import { changePartner } from '../change-partner.ts'
import { allPartners } from '../partner.ts'
import { nameOfKeys, sealText, unsealText } from './sealed-text.ts'

/** AES-256 of a bank's card page as 64 hex digits, and the secret that signs the messages between servers. */
export type CardKeys = Pick<BankCardSettings, 'key' | 'secret'>

const stored = z.object({ key: z.string(), secret: z.string() })

/**
 * Our account at a bank's own card page, also of an inactive bank: payments started there are still inquired and
 * refunded. Null if the row lacks a part of it, and in production for the sandbox's keys.
 */
export async function cardAccountOf(
  ctx: Pick<Context, 'q' | 'config'>,
  code: string,
): Promise<BankCardSettings | null> {
  const row = (await allPartners(ctx)).find((partner) => partner.code === code)
  if (!row?.card || row.cardUrl === null || row.cardMerchant === null) return null
  if (row.isSandbox && ctx.config.production) return null
  const [kept] = await ctx.q<{ sealed: Buffer | null }>`
    select card_keys as sealed from partners where code = ${code}`
  if (!kept?.sealed) return null
  const keys = stored.parse(JSON.parse(unsealText(ctx, kept.sealed)))
  const { timeoutMs } = ctx.config.gateways
  return { code, baseUrl: row.cardUrl, merchant: row.cardMerchant, shape: row.card, ...keys, timeoutMs }
}

/** Keeps the keys of a bank's card page, in place of those before. */
export async function storeCardKeys(
  ctx: Pick<Context, 'config'>,
  q: Query,
  code: string,
  { key, secret }: CardKeys,
): Promise<string> {
  const name = nameOfKeys([key, secret])
  await q`
    update partners set card_keys = ${sealText(ctx, JSON.stringify({ key, secret }))}, card_key_id = ${name}
    where code = ${code}`
  return name
}

/**
 * Sets the card page keys of a bank's contract.
 * @throws Refusal `partner.keyUnreadable`
 */
export async function setCardKeys(ctx: Context, staff: Staff, code: string, keys: CardKeys): Promise<void> {
  const key = keys.key.trim().toLowerCase()
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Refusal('partner.keyUnreadable')
  await changePartner(ctx, staff, { code, what: 'card_keys_changed' }, (q) =>
    storeCardKeys(ctx, q, code, { key, secret: keys.secret }),
  )
}
