import * as accounts from './accounts.ts'
import * as bankCards from './bank-cards.ts'
import * as bankMovements from './bank-movements.ts'
import * as bookingRequests from './booking-requests.ts'
import * as bookings from './bookings.ts'
import type { Call } from './call.ts'
import * as chargebacks from './chargebacks.ts'
import * as complaints from './complaints.ts'
import * as content from './content.ts'
import * as courses from './courses.ts'
import * as documents from './documents.ts'
import * as insurance from './insurance.ts'
import * as partnerServices from './partner-services.ts'
import * as partners from './partners.ts'
import * as payments from './payments.ts'
import * as players from './players.ts'
import * as prices from './prices.ts'
import * as privacy from './privacy.ts'
import * as refunds from './refunds.ts'
import * as rounds from './rounds.ts'
import * as staff from './staff.ts'
import * as staffContent from './staff-content.ts'
import * as staffCourses from './staff-courses.ts'
import * as staffLedger from './staff-ledger.ts'
import * as staffOffers from './staff-offers.ts'
import * as staffPartners from './staff-partners.ts'
import * as staffPeople from './staff-people.ts'
import * as staffRates from './staff-rates.ts'
import * as staffSettings from './staff-settings.ts'
import * as staffTeeSheet from './staff-tee-sheet.ts'
import * as teeTimes from './tee-times.ts'
import * as wallet from './wallet.ts'

/** The name of a call's export, and the area of the product it belongs to. */
export type CallPlace = { readonly operationId: string; readonly area: string }

type Area = {
  readonly name: string
  readonly description: string
  readonly modules: readonly Readonly<Record<string, unknown>>[]
}

/** The areas of the product in the order of the API document; each exported call of a module belongs to its area. */
export const areas: readonly Area[] = [
  {
    name: 'Accounts',
    description: 'Captcha, sign-in by SMS code, profile and sessions.',
    modules: [accounts],
  },
  { name: 'Privacy', description: "The golfer's personal data and consents.", modules: [privacy] },
  { name: 'Courses', description: 'Courses, search, reviews and favourites.', modules: [courses] },
  { name: 'Tee times', description: 'Tee times, offers and prices.', modules: [teeTimes, prices] },
  {
    name: 'Bookings',
    description: 'Booking requests, bills, history and cancellation.',
    modules: [bookingRequests, bookings],
  },
  { name: 'Rounds', description: 'Paid rounds and their shared links.', modules: [rounds] },
  { name: 'Players', description: 'Looking up members as fellow players.', modules: [players] },
  {
    name: 'Payments',
    description: 'Bank transfers, cards, points and the webhooks of payment providers.',
    modules: [payments, bankCards],
  },
  { name: 'Wallet', description: 'The golf wallet: balance, top-ups and transactions.', modules: [wallet] },
  { name: 'Refunds', description: 'Refunds and where they go.', modules: [refunds] },
  { name: 'Documents', description: 'Receipts and credit notes.', modules: [documents] },
  { name: 'Insurance', description: 'Hole-in-one packages and certificates.', modules: [insurance] },
  { name: 'Complaints', description: 'Complaints about bills.', modules: [complaints] },
  { name: 'Content', description: 'News, banners and site settings.', modules: [content] },
  {
    name: 'Partners',
    description: "Partner banks: theme, single sign-on and the partners' own services.",
    modules: [partners, partnerServices],
  },
  { name: 'Console', description: 'Staff sign-in, booking queue and received money.', modules: [staff] },
  {
    name: 'Console: golf',
    description: 'Courses, rates, tee sheets and offers.',
    modules: [staffCourses, staffRates, staffTeeSheet, staffOffers],
  },
  {
    name: 'Console: ledger',
    description: 'Ledger, daily reconciliation, settlements, payouts and chargebacks.',
    modules: [staffLedger, bankMovements, chargebacks],
  },
  {
    name: 'Console: content',
    description: 'News, banners, reviews, settings and insurance packages.',
    modules: [staffContent, staffSettings],
  },
  { name: 'Console: people', description: 'Golfers and staff accounts.', modules: [staffPeople] },
  { name: 'Console: partners', description: 'Partners and their keys.', modules: [staffPartners] },
]

const places = new Map<unknown, CallPlace>()
for (const { name: area, modules } of areas) {
  for (const module of modules) {
    for (const [operationId, exported] of Object.entries(module)) places.set(exported, { operationId, area })
  }
}

/**
 * Where a call stands in the API document.
 *
 * @throws Error when the call's module is in no area
 */
export function placeOf(call: Call): CallPlace {
  const place = places.get(call)
  if (!place) throw new Error(`${call.method} ${call.path} is in no area: add its module to areas.ts`)
  return place
}
