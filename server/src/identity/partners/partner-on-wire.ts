import type { Language } from '@teeviet/contract/rules/languages'
import { textIn } from '#platform/http/text-in'
import type { Partner } from './partner.ts'
import { styleConfig } from './style-config.ts'

/** A partner's public data, its titles in one language. */
export function partnerOnWire(partner: Partner, lang: Language) {
  const title = (texts: Partial<Record<Language, string>>) => textIn(texts, lang) ?? ''
  return {
    code: partner.code,
    name: partner.name,
    bank_id: partner.bankId,
    source: partner.source,
    merchant: partner.merchant,
    screen_type: partner.screenType,
    config: styleConfig(partner),
    font: partner.font,
    icons: partner.icons,
    titles: { app: title(partner.titles.app), welcome: title(partner.titles.welcome) },
    features: partner.features,
    message_origin: partner.messageOrigin ?? partner.frameOrigins[0] ?? null,
    app_url: partner.appUrl,
  }
}
