import type { SsoShape } from '@teeviet/contract/rules/sso'
import type { SandboxOptions } from '../options.ts'
import type { Word } from '../pages/language.ts'

type Partner = NonNullable<SandboxOptions['partners']>[number]

/** A partner whose app signs its customers in to the product. */
export type BankApp = Partner & { readonly sso: SsoShape }

/** The partners of the options that have an app; the others are only entries or services. */
export function bankAppsOf({ partners = [] }: Pick<SandboxOptions, 'partners'>): BankApp[] {
  return partners.filter((partner): partner is BankApp => partner.sso !== null)
}

/** A bank's own sites, to which the product sends its customers. */
export const sites = ['shop', 'hio', 'card', 'callback'] as const
export type Site = (typeof sites)[number]

export const siteNames: Record<Site, Word> = {
  shop: { vi: 'Cửa hàng', en: 'Shop' },
  hio: { vi: 'Bảo hiểm sức khỏe', en: 'Health insurance' },
  card: { vi: 'Ưu đãi thẻ', en: 'Card offers' },
  callback: { vi: 'Liên kết quay lại', en: 'Callback link' },
}
