import { describe, expect, it } from 'vitest'
import { calls } from '../calls.ts'
import { callerOf } from '../may.ts'
import { type PartnerFeature, partnerFeatures } from './partner-look.ts'
import { type Ability, abilities, may, type Viewer, visibility } from './visibility.ts'

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

/** The calls behind what asks a visitor to log in. */
const behind: Readonly<Record<string, readonly (keyof typeof calls)[]>> = {
  orders: ['POST /api/for_wap/get_history_booking_merge', 'GET /api/services/get_bill_detail_for_wap'],
  profile: ['GET /api/for_wap/get_profile', 'POST /api/for_wap/update_info_user'],
  review: ['POST /api/services/send_feedback_facility'],
  book: [
    'POST /api/services/create_booking_for_wap',
    'POST /api/booking/booking_pax/booking_now_for_wap',
    'POST /api/web-booking/booking_order_for_web/request_booking_order_for_web',
  ],
  addPlayers: ['POST /api/services/search_user', 'POST /api/for_wap/get_user_by_phone'],
  pay: ['GET /api/for_wap/list_method_payment'],
  payByTransfer: ['POST /api/for_cms/create_request_for_wap_wgroup'],
  payByPoints: ['POST /api/for_cms/confirm_otp_for_wap_wgroup'],
  payByCard: ['POST /api/for_cms/create_request_for_wap'],
  wallet: ['GET /api/wallet/get_point', 'GET /api/wallet/point_history_for_wap'],
  topUp: ['POST /api/for_cms/create_request_for_wap_point'],
}

describe('the rights of each kind of visitor', () => {
  it.each(Object.entries(cells) as [Ability, string][])('%s: %s', (ability, row) => {
    const views = [visitor, member, richBank, plainBank].map((viewer) => visibility(ability, viewer))
    expect(views.join(' ')).toBe(row)
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

  it('is refused to a visitor by the server as well where the screen asks to log in', () => {
    const asking = abilities.filter((ability) => visibility(ability, visitor) === 'login')
    expect(Object.keys(behind).sort()).toEqual(asking.toSorted())
    for (const name of Object.values(behind).flat()) expect(callerOf(calls[name].may), name).toBe('golfer')
  })

  it('asks to log in rather than doing it', () => {
    expect(may('book', visitor)).toBe(false)
    expect(may('book', member)).toBe(true)
  })
})
