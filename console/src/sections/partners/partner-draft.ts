import { type Language, languages } from '@teeviet/contract/rules/languages'
import type { CardShape } from '@teeviet/contract/rules/money/bank-card'
import type { PartnerFeature, PartnerFont, PartnerIcons } from '@teeviet/contract/rules/partner-look'
import type { SsoShape } from '@teeviet/contract/rules/sso'
import { isUnproven } from '@teeviet/contract/rules/sso'
import type { DataOf, RequestOf } from '../../api/call.ts'

export type StaffPartner = DataOf<'GET /api/staff/partners'>[number]
type Settings = RequestOf<'POST /api/staff/partners/:code'>['settings']

/** A partner as form values: everything as text, lists one entry a line. */
export type PartnerDraft = {
  code: string
  name: string
  bank_id: string
  source: string
  merchant: string
  screen_type: string
  main_color: string
  brand_color: string
  accent_color: string
  background_color: string
  font: PartnerFont
  icons: PartnerIcons
  titles: Record<'app' | 'welcome', Record<Language, string>>
  features: readonly PartnerFeature[]
  frame_origins: string
  message_origin: string
  allowed_hosts: string
  app_url: string
  shop_url: string
  hio_url: string
  callback_url: string
  hand_over: SsoShape | null
  sealing: SsoShape | null
  card: CardShape | null
  card_url: string
  card_merchant: string
  is_active: boolean
}

const colors = ['main_color', 'brand_color', 'accent_color', 'background_color'] as const
const numbers = ['bank_id', 'source', 'screen_type'] as const
const addresses = ['app_url', 'shop_url', 'hio_url', 'callback_url', 'card_url'] as const
const noTitle = Object.fromEntries(languages.map((language) => [language, ''])) as Record<Language, string>

/** The form for a partner there is, or an empty one for a new partner. */
export function draftOf(partner: StaffPartner | null): PartnerDraft {
  const text = (value: string | number | null | undefined) => ((value ?? '') === '' ? '' : String(value))
  return {
    code: partner?.code ?? '',
    name: partner?.name ?? '',
    bank_id: text(partner?.bank_id),
    source: text(partner?.source),
    merchant: text(partner?.merchant),
    screen_type: text(partner?.screen_type ?? 6),
    main_color: text(partner?.style.main_color),
    brand_color: text(partner?.style.brand_color),
    accent_color: text(partner?.style.accent_color),
    background_color: text(partner?.style.background_color),
    font: partner?.font ?? 'default',
    icons: partner?.icons ?? 'outline',
    titles: {
      app: { ...noTitle, ...partner?.titles.app },
      welcome: { ...noTitle, ...partner?.titles.welcome },
    },
    features: partner?.features ?? ['insurance', 'golf_cards'],
    frame_origins: (partner?.frame_origins ?? []).join('\n'),
    message_origin: text(partner?.message_origin),
    allowed_hosts: (partner?.allowed_hosts ?? []).join('\n'),
    app_url: text(partner?.app_url),
    shop_url: text(partner?.shop_url),
    hio_url: text(partner?.hio_url),
    callback_url: text(partner?.callback_url),
    hand_over: partner?.hand_over ?? null,
    sealing: partner?.sealing ?? null,
    card: partner?.card ?? null,
    card_url: text(partner?.card_url),
    card_merchant: text(partner?.card_merchant),
    is_active: partner?.is_active ?? true,
  }
}

/** The request of a valid form. */
export function settingsOf(draft: PartnerDraft): Settings {
  const orNull = (text: string) => text.trim() || null
  const number = (text: string) => (text.trim() === '' ? null : Number(text))
  const style = Object.fromEntries(
    colors.flatMap((name) => (draft[name].trim() === '' ? [] : [[name, draft[name].trim()]])),
  )
  return {
    name: draft.name.trim(),
    bank_id: number(draft.bank_id),
    source: number(draft.source),
    merchant: orNull(draft.merchant),
    screen_type: number(draft.screen_type) ?? 6,
    style,
    font: draft.font,
    icons: draft.icons,
    titles: draft.titles,
    features: [...draft.features],
    frame_origins: linesOf(draft.frame_origins),
    message_origin: orNull(draft.message_origin),
    allowed_hosts: linesOf(draft.allowed_hosts),
    app_url: orNull(draft.app_url),
    shop_url: orNull(draft.shop_url),
    hio_url: orNull(draft.hio_url),
    callback_url: orNull(draft.callback_url),
    hand_over: draft.hand_over,
    sealing: draft.sealing,
    card: draft.card,
    card_url: orNull(draft.card_url),
    card_merchant: orNull(draft.card_merchant),
    is_active: draft.is_active,
  }
}

export type DraftField = Exclude<keyof PartnerDraft, 'titles' | 'features' | 'is_active' | 'font' | 'icons'>
export type DraftProblem =
  | 'missing'
  | 'code'
  | 'number'
  | 'color'
  | 'origin'
  | 'host'
  | 'address'
  | 'unproven'

/** The errors by field, by the server's rules. */
export function problemsOf(draft: PartnerDraft): Partial<Record<DraftField, DraftProblem>> {
  const problems: Partial<Record<DraftField, DraftProblem>> = {}
  if (!/^[a-z][a-z0-9-]{1,31}$/.test(draft.code)) problems.code = 'code'
  if (draft.name.trim() === '') problems.name = 'missing'
  for (const name of numbers) {
    const typed = draft[name].trim()
    if (typed !== '' && !(/^\d{1,5}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 32_767)) {
      problems[name] = 'number'
    }
  }
  for (const name of colors) {
    if (draft[name].trim() !== '' && !/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(draft[name].trim())) {
      problems[name] = 'color'
    }
  }
  if (!linesOf(draft.frame_origins).every(isOrigin)) problems.frame_origins = 'origin'
  if (draft.message_origin.trim() !== '' && !isOrigin(draft.message_origin.trim())) {
    problems.message_origin = 'origin'
  }
  if (!linesOf(draft.allowed_hosts).every((host) => /^[a-z0-9.-]+(:\d{1,5})?$/.test(host))) {
    problems.allowed_hosts = 'host'
  }
  for (const name of addresses) {
    if (draft[name].trim() !== '' && !/^https?:\/\/[^\s/]+\.?[^\s]*$/.test(draft[name].trim())) {
      problems[name] = 'address'
    }
  }
  for (const name of ['hand_over', 'sealing'] as const) {
    const shape = draft[name]
    if (shape && isUnproven(shape)) problems[name] = 'unproven'
  }
  if (draft.card) {
    if (draft.card_url.trim() === '') problems.card_url = 'missing'
    if (draft.card_merchant.trim() === '') problems.card_merchant = 'missing'
  }
  return problems
}

function isOrigin(text: string): boolean {
  return /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/.test(text)
}

function linesOf(text: string): string[] {
  return text
    .split(/\s+/)
    .map((line) => line.trim())
    .filter(Boolean)
}
