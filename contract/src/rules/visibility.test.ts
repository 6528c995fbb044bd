import { describe, expect, it } from 'vitest'
import { type PartnerFeature, partnerFeatures } from './partner-look.ts'
import { type Ability, may, type Viewer, visibility } from './visibility.ts'

const visitor: Viewer = { kind: 'visitor' }
const member: Viewer = { kind: 'member' }
/** A bank with every feature, and one with none. */
const richBank: Viewer = { kind: 'bankUser', features: partnerFeatures }
const plainBank: Viewer = { kind: 'bankUser', features: [] }

/** The specification, point 6, cell by cell: visitor, member, a bank's user with all features and with none. */
const cells: Record<Ability, string> = {
  browse: 'yes yes yes yes',
  menu: 'yes yes yes yes',
  ownLook: 'no no yes yes',
  golfCards: 'yes yes yes no',
  priceArrow: 'no no yes no',
  logInEntry: 'yes no no no',
  logOutEntry: 'no yes no no',
  priceListTab: 'no yes yes yes',
  orders: 'login yes yes yes',
  profile: 'login yes yes yes',
  review: 'login yes yes yes',
  chat: 'no yes yes yes',
  book: 'login yes yes yes',
  addPlayers: 'login yes yes yes',
  chooseInsurance: 'yes yes yes no',
  pay: 'login yes yes yes',
  payByInquiry: 'no no yes no',
  payByTransfer: 'login yes yes yes',
  payByPoints: 'login yes yes yes',
  payByCard: 'login yes no no',
  payByOwnBank: 'no no yes yes',
  wallet: 'login yes yes yes',
  topUp: 'login yes no no',
  sendUid: 'no yes yes yes',
  sendBankId: 'no no yes yes',
  sendIsWap: 'yes yes no no',
  console: 'no no no no',
}

describe('what each kind of visitor may see and do', () => {
  it.each(Object.entries(cells) as [Ability, string][])('%s: %s', (ability, row) => {
    const told = [visitor, member, richBank, plainBank].map((viewer) => visibility(ability, viewer))
    expect(told.join(' ')).toBe(row)
  })

  it.each([
    ['chooseInsurance', 'insurance'],
    ['golfCards', 'golf_cards'],
    ['payByInquiry', 'inquiry_payment'],
    ['priceArrow', 'price_arrow'],
  ] as const)('%s goes by the feature %s of the bank alone', (ability, feature) => {
    const others: readonly PartnerFeature[] = partnerFeatures.filter((one) => one !== feature)
    expect(may(ability, { kind: 'bankUser', features: [feature] })).toBe(true)
    expect(may(ability, { kind: 'bankUser', features: others })).toBe(false)
  })

  it('asks to log in rather than doing it', () => {
    expect(may('book', visitor)).toBe(false)
    expect(may('book', member)).toBe(true)
  })
})
