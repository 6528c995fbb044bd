import { isUnproven } from '@teeviet/contract/rules/sso'
import type { DataOf, RequestOf } from '../../api/call.ts'
import { noWords } from '../../forms/language-fields.tsx'
import {
  list,
  neededWords,
  problemsIn,
  readFields,
  whole,
  words,
  writeFields,
} from '../../forms/typed-fields.ts'

export type StaffPartner = DataOf<'GET /api/staff/partners'>[number]
type Settings = RequestOf<'POST /api/staff/partners/:code'>['settings']

const isOrigin = /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/
const isAddress = /^https?:\/\/[^\s/]+\.?[^\s]*$/
const largestNumber = 32_767

/** The settings edited as text; lists one entry a line. */
const fields = {
  name: neededWords,
  bank_id: whole(1, largestNumber),
  source: whole(1, largestNumber),
  merchant: words(),
  screen_type: whole(1, largestNumber),
  frame_origins: list(isOrigin, 'origin'),
  message_origin: words(isOrigin, 'origin'),
  allowed_hosts: list(/^[a-z0-9.-]+(:\d{1,5})?$/, 'host'),
  app_url: words(isAddress, 'address'),
  shop_url: words(isAddress, 'address'),
  hio_url: words(isAddress, 'address'),
  callback_url: words(isAddress, 'address'),
  card_url: words(isAddress, 'address'),
  card_merchant: words(),
}

const color = words(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, 'color')
const colors = { main_color: color, brand_color: color, accent_color: color, background_color: color }

const usualScreenType = 6

/** The initial values of a new partner for the settings that are chosen, not typed. */
const fresh: Pick<
  Settings,
  'font' | 'icons' | 'titles' | 'features' | 'hand_over' | 'sealing' | 'card' | 'is_active'
> = {
  font: 'default',
  icons: 'outline',
  titles: { app: noWords, welcome: noWords },
  features: ['insurance', 'golf_cards'],
  hand_over: null,
  sealing: null,
  card: null,
  is_active: true,
}

/** A partner as form values: everything as text, lists one entry a line. */
export type PartnerDraft = Record<'code' | keyof typeof fields | keyof typeof colors, string> & typeof fresh

/** The form for a partner there is, or an empty one for a new partner. */
export function draftOf(partner: StaffPartner | null): PartnerDraft {
  const { font, icons, titles, features, hand_over, sealing, card, is_active } = partner ?? fresh
  return {
    code: partner?.code ?? '',
    ...writeFields(fields, partner ?? { screen_type: usualScreenType }),
    ...writeFields(colors, partner?.style),
    titles: { app: { ...noWords, ...titles.app }, welcome: { ...noWords, ...titles.welcome } },
    font,
    icons,
    features,
    hand_over,
    sealing,
    card,
    is_active,
  }
}

/** The request of a valid form. */
export function settingsOf(draft: PartnerDraft): Settings {
  const { font, icons, titles, features, hand_over, sealing, card, is_active } = draft
  const typed = readFields(fields, draft)
  const style = Object.entries(readFields(colors, draft)).filter(([, chosen]) => chosen !== null)
  return {
    ...typed,
    screen_type: typed.screen_type ?? usualScreenType,
    style: Object.fromEntries(style),
    font,
    icons,
    titles,
    features,
    hand_over,
    sealing,
    card,
    is_active,
  }
}

type Problems = ReturnType<typeof problemsIn<typeof fields & typeof colors>>
type ShapeProblems = Partial<Record<'hand_over' | 'sealing', 'unproven'>>

/** The errors by field, by the server's rules. */
export function problemsOf(draft: PartnerDraft): Problems & ShapeProblems & { code?: 'code' } {
  const lacks = (name: 'card_url' | 'card_merchant') => draft.card !== null && draft[name].trim() === ''
  const isOpen = (name: 'hand_over' | 'sealing') => draft[name] !== null && isUnproven(draft[name])
  return {
    ...(/^[a-z][a-z0-9-]{1,31}$/.test(draft.code) ? {} : { code: 'code' }),
    ...problemsIn({ ...fields, ...colors }, draft),
    ...(isOpen('hand_over') && { hand_over: 'unproven' }),
    ...(isOpen('sealing') && { sealing: 'unproven' }),
    ...(lacks('card_url') && { card_url: 'missing' }),
    ...(lacks('card_merchant') && { card_merchant: 'missing' }),
  }
}
