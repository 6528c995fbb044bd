import type { PartnerFeature } from './partner-look.ts'

/** The kind of visitor: not signed in, a member, or a member signed in by a partner bank. */
export type Viewer =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'member' }
  | { readonly kind: 'bankUser'; readonly features: readonly PartnerFeature[] }

/** `login`: there, and asks to log in first. */
export type Visibility = 'yes' | 'no' | 'login'

/** A feature: as the bank's own row has it. */
type Row = readonly [visitor: Visibility, member: 'yes' | 'no', bankUser: 'yes' | 'no' | PartnerFeature]

/** The rights of each kind of visitor (the specification, point 6); the server and the web read the same rows. */
const table = {
  // to read
  browse: ['yes', 'yes', 'yes'],
  menu: ['yes', 'yes', 'yes'],
  ownLook: ['no', 'no', 'yes'],
  golfCards: ['yes', 'yes', 'golf_cards'],
  priceArrow: ['no', 'no', 'price_arrow'],
  // an account of one's own
  logInEntry: ['yes', 'no', 'no'],
  logOutEntry: ['no', 'yes', 'no'],
  priceListTab: ['no', 'yes', 'yes'],
  orders: ['login', 'yes', 'yes'],
  profile: ['login', 'yes', 'yes'],
  review: ['login', 'yes', 'yes'],
  chat: ['no', 'yes', 'yes'],
  // to play
  book: ['login', 'yes', 'yes'],
  addPlayers: ['login', 'yes', 'yes'],
  chooseInsurance: ['yes', 'yes', 'insurance'],
  // to pay
  pay: ['login', 'yes', 'yes'],
  payByInquiry: ['no', 'no', 'inquiry_payment'],
  payByTransfer: ['login', 'yes', 'yes'],
  payByPoints: ['login', 'yes', 'yes'],
  payByCard: ['login', 'yes', 'no'],
  payByOwnBank: ['no', 'no', 'yes'],
  wallet: ['login', 'yes', 'yes'],
  topUp: ['login', 'yes', 'no'],
  // values in requests
  sendUid: ['no', 'yes', 'yes'],
  sendBankId: ['no', 'no', 'yes'],
  sendIsWap: ['yes', 'yes', 'no'],
  // the operator's own people have accounts of their own, which no golfer's token opens
  console: ['no', 'no', 'no'],
} as const satisfies Record<string, Row>

export type Ability = keyof typeof table

/** Every row of the table. */
export const abilities = Object.keys(table) as readonly Ability[]

/** Whether something is there for this viewer. */
export function visibility(ability: Ability, viewer: Viewer): Visibility {
  const [visitor, member, bankUser]: Row = table[ability]
  if (viewer.kind === 'visitor') return visitor
  if (viewer.kind === 'member') return member
  if (bankUser === 'yes' || bankUser === 'no') return bankUser
  return viewer.features.includes(bankUser) ? 'yes' : 'no'
}

/** Whether this viewer may see or do something right now. */
export function may(ability: Ability, viewer: Viewer): boolean {
  return visibility(ability, viewer) === 'yes'
}
