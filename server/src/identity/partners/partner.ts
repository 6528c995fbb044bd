import type { Language } from '@teeviet/contract/rules/languages'
import type { CardShape } from '@teeviet/contract/rules/money/bank-card'
import type {
  PartnerFeature,
  PartnerFont,
  PartnerIcons,
  StyleName,
} from '@teeviet/contract/rules/partner-look'
import type { SsoShape } from '@teeviet/contract/rules/sso'
import { perDatabase } from '#platform/cache/per-database'
import { openReadCache } from '#platform/cache/read-cache'
import type { Context } from '#platform/context/context'

/** A partner's row. */
export type Partner = {
  id: number
  code: string
  name: string
  bankId: number | null
  source: number | null
  merchant: string | null
  screenType: number
  style: Partial<Record<StyleName, string>>
  font: PartnerFont
  icons: PartnerIcons
  titles: Record<'app' | 'welcome', Partial<Record<Language, string>>>
  features: PartnerFeature[]
  frameOrigins: string[]
  messageOrigin: string | null
  allowedHosts: string[]
  appUrl: string | null
  shopUrl: string | null
  hioUrl: string | null
  callbackUrl: string | null
  sso: SsoShape | null
  sealing: SsoShape | null
  /** Its own card page: the shape, the root, our number there, and the name of the keys we have for it. */
  card: CardShape | null
  cardUrl: string | null
  cardMerchant: string | null
  cardKeyId: string | null
  isActive: boolean
  isSandbox: boolean
  updatedAt: Date
}

const keptOf = perDatabase(({ events }) =>
  openReadCache<Partner[]>(events, { tables: ['partners'], maxAgeMs: 60_000, mostKeys: 1 }),
)

type Where = Pick<Context, 'q' | 'pool' | 'events' | 'config'>

/** The partners at work, by code. In production one that is still the sandbox's is at work nowhere. */
export async function activePartners(ctx: Where): Promise<Partner[]> {
  const all = await keptOf(ctx).read('all', () => allPartners(ctx))
  return all.filter(({ isActive, isSandbox }) => isActive && !(isSandbox && ctx.config.production))
}

/** Every partner, also those at rest, as they are now. */
export function allPartners({ q }: Pick<Context, 'q'>): Promise<Partner[]> {
  return q<Partner>`
    select id, code, name, bank_id as "bankId", source, merchant, screen_type as "screenType",
      style, font, icons, titles, features, frame_origins as "frameOrigins",
      message_origin as "messageOrigin", allowed_hosts as "allowedHosts", app_url as "appUrl", shop_url as "shopUrl",
      hio_url as "hioUrl", callback_url as "callbackUrl", hand_over as "sso", sealing,
      card, card_url as "cardUrl", card_merchant as "cardMerchant", card_key_id as "cardKeyId",
      is_active as "isActive", is_sandbox as "isSandbox", updated_at as "updatedAt"
    from partners order by code`
}

/** The identifiers of a partner in a request; the first one given counts. */
export type PartnerName = {
  code?: string | undefined
  bank_id?: number | undefined
  source?: number | undefined
  merchant?: string | undefined
}

/** The active partner with this identifier; null for none. */
export async function findPartner(ctx: Where, name: PartnerName): Promise<Partner | null> {
  return partnerNamed(await activePartners(ctx), name)
}

/** The one of these partners with this identifier; null for none. */
export function partnerNamed(
  partners: readonly Partner[],
  { code, bank_id, source, merchant }: PartnerName,
): Partner | null {
  const is = (partner: Partner) => {
    if (code !== undefined) return partner.code === code
    if (bank_id !== undefined) return partner.bankId === bank_id
    if (source !== undefined) return partner.source === source
    return merchant !== undefined && partner.merchant === merchant
  }
  return partners.find(is) ?? null
}

/** The merchant a login names, when a partner at work has it; a made-up one is dropped. */
export async function knownMerchant(ctx: Where, merchant: string | undefined): Promise<string | undefined> {
  if (merchant === undefined) return undefined
  return (await findPartner(ctx, { merchant }))?.merchant ?? undefined
}
