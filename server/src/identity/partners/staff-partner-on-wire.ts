import type { ResponseOf } from '@teeviet/contract'
import { inEveryLanguage } from '@teeviet/contract/rules/languages'
import { partnerScopes } from '@teeviet/contract/rules/permissions'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { allPartners, type Partner } from './partner.ts'

export type StaffPartner = ResponseOf<'GET /api/staff/partners'>[number]
type Key = StaffPartner['keys'][number]

type Webhook = StaffPartner['webhook']
type ApiKey = NonNullable<StaffPartner['api_key']>

/** Every partner with all its settings, its keys by their names and its webhook, by its code. */
export async function listStaffPartners(ctx: Pick<Context, 'q' | 'clock'>): Promise<StaffPartner[]> {
  const [partners, keys, webhooks, apiKeys] = await Promise.all([
    allPartners(ctx),
    keysByPartner(ctx),
    webhooksByPartner(ctx),
    apiKeysByPartner(ctx),
  ])
  return partners.map((partner) =>
    staffPartnerOnWire(partner, {
      keys: keys.get(partner.id),
      webhook: webhooks.get(partner.id),
      apiKey: apiKeys.get(partner.id),
    }),
  )
}

/** @throws Refusal `request.notFound` */
export async function readStaffPartner(
  ctx: Pick<Context, 'q' | 'clock'>,
  code: string,
): Promise<StaffPartner> {
  const partner = (await listStaffPartners(ctx)).find((one) => one.code === code)
  if (!partner) throw new Refusal('request.notFound')
  return partner
}

async function webhooksByPartner({ q, clock }: Pick<Context, 'q' | 'clock'>): Promise<Map<number, Webhook>> {
  type Row = {
    partnerId: number
    url: string
    failingSince: Date | null
    failure: string
    previousUntil: Date | null
  }
  const rows = await q<Row>`
    select partner_id as "partnerId", url, failing_since as "failingSince", failure,
      case when previous_until > ${clock.now()} then previous_until end as "previousUntil"
    from webhooks
    where partner_id is not null`
  return new Map(
    rows.map(({ partnerId, url, failingSince, failure, previousUntil }) => [
      partnerId,
      {
        url,
        failing_since: failingSince?.getTime() ?? null,
        failure,
        previous_until: previousUntil?.getTime() ?? null,
      },
    ]),
  )
}

async function apiKeysByPartner({ q }: Pick<Context, 'q'>): Promise<Map<number, ApiKey>> {
  type Row = { key_id: string; scopes: string[]; partnerId: number; createdAt: Date; usedAt: Date | null }
  const rows = await q<Row>`
    select partner_id as "partnerId", coalesce(key_id, '') as key_id, scopes, created_at as "createdAt",
      used_at as "usedAt"
    from api_keys where partner_id is not null and valid_until is null`
  return new Map(
    rows.map(({ partnerId, key_id, scopes, createdAt, usedAt }) => [
      partnerId,
      {
        key_id,
        scopes: partnerScopes.filter((scope) => scopes.includes(scope)),
        created_at: createdAt.getTime(),
        used_at: usedAt?.getTime() ?? null,
      },
    ]),
  )
}

/** The data staff may see of every partner's keys, by partner: when they were set, never the keys. */
async function keysByPartner({ q, clock }: Pick<Context, 'q' | 'clock'>): Promise<Map<number, Key[]>> {
  const rows = await q<{ partner_id: number; key: Omit<Key, 'created_at' | 'valid_until'> } & KeyTimes>`
    select k.partner_id, k.created_at, k.valid_until,
      json_build_object('key_id', k.key_id, 'created_by', coalesce(s.email, ''), 'has_verify_key', k.has_verify_key) as key
    from partner_keys k left join staff_accounts s on s.id = k.created_by
    where k.valid_until is null or k.valid_until > ${clock.now()}
    order by k.valid_until desc nulls first`
  const keys = new Map<number, Key[]>()
  for (const { partner_id, key, created_at, valid_until } of rows) {
    const reported = {
      ...key,
      created_at: created_at.getTime(),
      valid_until: valid_until === null ? null : valid_until.getTime(),
    }
    keys.set(partner_id, [...(keys.get(partner_id) ?? []), reported])
  }
  return keys
}

type KeyTimes = { created_at: Date; valid_until: Date | null }

/** What a partner has beside its settings; missing for none. */
type Access = { keys: Key[] | undefined; webhook: Webhook | undefined; apiKey: ApiKey | null | undefined }

/** A partner with all its settings, as administrators see it. */
export function staffPartnerOnWire(
  partner: Partner,
  { keys = [], webhook = null, apiKey = null }: Partial<Access> = {},
): StaffPartner {
  return {
    code: partner.code,
    name: partner.name,
    bank_id: partner.bankId,
    source: partner.source,
    merchant: partner.merchant,
    screen_type: partner.screenType,
    style: partner.style,
    font: partner.font,
    icons: partner.icons,
    titles: {
      app: titlesOf(partner.titles.app),
      welcome: titlesOf(partner.titles.welcome),
    },
    features: partner.features,
    frame_origins: partner.frameOrigins,
    message_origin: partner.messageOrigin,
    allowed_hosts: partner.allowedHosts,
    app_url: partner.appUrl,
    shop_url: partner.shopUrl,
    hio_url: partner.hioUrl,
    callback_url: partner.callbackUrl,
    hand_over: partner.sso,
    sealing: partner.sealing,
    card: partner.card,
    card_url: partner.cardUrl,
    card_merchant: partner.cardMerchant,
    card_key_id: partner.cardKeyId,
    is_active: partner.isActive,
    is_sandbox: partner.isSandbox,
    updated_at: partner.updatedAt.getTime(),
    keys,
    webhook,
    api_key: apiKey,
  }
}

function titlesOf(texts: Partner['titles']['app']) {
  return inEveryLanguage((language) => texts[language] ?? '')
}
