import type { Call } from './call.ts'
import * as accounts from './calls/accounts.ts'
import * as alternatives from './calls/alternatives.ts'
import * as bankCards from './calls/bank-cards.ts'
import * as bankMovements from './calls/bank-movements.ts'
import * as bookingRequests from './calls/booking-requests.ts'
import * as bookings from './calls/bookings.ts'
import * as chargebacks from './calls/chargebacks.ts'
import * as clubAllotments from './calls/club/allotments.ts'
import * as clubAlternatives from './calls/club/alternatives.ts'
import * as club from './calls/club/answers.ts'
import * as clubClosings from './calls/club/closings.ts'
import * as clubPortal from './calls/club/portal.ts'
import * as clubRainChecks from './calls/club/rain-checks.ts'
import * as clubReviews from './calls/club/reviews.ts'
import * as clubStarter from './calls/club/starter.ts'
import * as clubStatements from './calls/club/statements.ts'
import * as clubWalkIns from './calls/club/walk-ins.ts'
import * as complaints from './calls/complaints.ts'
import * as content from './calls/content.ts'
import * as counterOffers from './calls/counter-offers.ts'
import * as courses from './calls/courses.ts'
import * as documents from './calls/documents.ts'
import * as insurance from './calls/insurance.ts'
import * as messages from './calls/messages/channels.ts'
import * as partners from './calls/partners/partners.ts'
import * as partnerServices from './calls/partners/services.ts'
import * as partnerSystem from './calls/partners/system.ts'
import * as passkeys from './calls/passkeys.ts'
import * as payments from './calls/payments.ts'
import * as players from './calls/players.ts'
import * as prices from './calls/prices.ts'
import * as privacy from './calls/privacy.ts'
import * as refunds from './calls/refunds.ts'
import * as reviews from './calls/reviews.ts'
import * as hioClaims from './calls/rounds/hio-claims.ts'
import * as openFlights from './calls/rounds/open-flights.ts'
import * as rounds from './calls/rounds/rounds.ts'
import * as shares from './calls/rounds/shares.ts'
import * as waitlist from './calls/rounds/waitlist.ts'
import * as weather from './calls/rounds/weather.ts'
import * as serviceRecord from './calls/service-record.ts'
import * as staffClubAccess from './calls/staff/accounts/club-access.ts'
import * as staffFactor from './calls/staff/accounts/factor.ts'
import * as staffPasskeys from './calls/staff/accounts/passkeys.ts'
import * as staffPermissions from './calls/staff/accounts/permissions.ts'
import * as staffPush from './calls/staff/accounts/push.ts'
import * as staffSessions from './calls/staff/accounts/sessions.ts'
import * as staffApprovals from './calls/staff/approvals.ts'
import * as staffBookingChanges from './calls/staff/booking-changes.ts'
import * as staff from './calls/staff/console.ts'
import * as staffContent from './calls/staff/content.ts'
import * as staffCounter from './calls/staff/counter.ts'
import * as staffCounterOffers from './calls/staff/counter-offers.ts'
import * as staffCourses from './calls/staff/courses.ts'
import * as staffJobExports from './calls/staff/jobs/exports.ts'
import * as staffJobImports from './calls/staff/jobs/imports.ts'
import * as staffJobs from './calls/staff/jobs/jobs.ts'
import * as staffLedger from './calls/staff/ledger.ts'
import * as staffNewBookings from './calls/staff/new-bookings.ts'
import * as staffOffers from './calls/staff/offers.ts'
import * as staffAudit from './calls/staff/oversight/audit.ts'
import * as staffHolidays from './calls/staff/oversight/holidays.ts'
import * as staffOperations from './calls/staff/oversight/operations.ts'
import * as staffPartlyPaid from './calls/staff/partly-paid.ts'
import * as staffPartnerKeys from './calls/staff/partner-keys.ts'
import * as staffPartnerWebhooks from './calls/staff/partner-webhooks.ts'
import * as staffPartners from './calls/staff/partners.ts'
import * as staffPayouts from './calls/staff/payouts.ts'
import * as staffPeople from './calls/staff/people.ts'
import * as staffPreviews from './calls/staff/previews.ts'
import * as staffAttachments from './calls/staff/queue/attachments.ts'
import * as staffHioClaims from './calls/staff/queue/hio-claims.ts'
import * as staffMessages from './calls/staff/queue/messages.ts'
import * as staffSharing from './calls/staff/queue/sharing.ts'
import * as staffWaitlist from './calls/staff/queue/waitlist.ts'
import * as staffQueue from './calls/staff/queue.ts'
import * as staffRates from './calls/staff/rates.ts'
import * as staffReceipts from './calls/staff/receipts.ts'
import * as staffReports from './calls/staff/reports.ts'
import * as staffSettings from './calls/staff/settings.ts'
import * as staffTeeSheet from './calls/staff/tee-sheet.ts'
import * as walletCorrections from './calls/staff/wallet-corrections.ts'
import * as staffWeather from './calls/staff/weather.ts'
import * as teeTimes from './calls/tee-times.ts'
import * as wallet from './calls/wallet.ts'

/** The name of a call's export, and the area of the product it belongs to. */
export type CallPlace = { readonly operationId: string; readonly area: string }

type Area = {
  readonly name: string
  readonly description: string
  readonly modules: readonly Readonly<Record<string, unknown>>[]
}

/** The areas of the product in the order of the API document; `calls.ts` lists the calls that their modules export. */
export const areas = [
  {
    name: 'Accounts',
    description: 'Captcha, sign-in by SMS code or passkey, profile and sessions.',
    modules: [accounts, passkeys],
  },
  {
    name: 'Messages',
    description: 'By which channel golfers get messages, and push messages in browsers.',
    modules: [messages],
  },
  { name: 'Privacy', description: "The golfer's personal data and consents.", modules: [privacy] },
  { name: 'Courses', description: 'Courses, search, reviews and favourites.', modules: [courses, reviews] },
  { name: 'Tee times', description: 'Tee times, offers and prices.', modules: [teeTimes, prices, weather] },
  {
    name: 'Bookings',
    description: 'Booking requests, bills, history and cancellation.',
    modules: [bookingRequests, alternatives, bookings, counterOffers, waitlist],
  },
  {
    name: 'Clubs',
    description:
      'The link by which a club answers a booking request without an account, and what the accounts of a club do.',
    modules: [
      club,
      clubAlternatives,
      clubPortal,
      clubClosings,
      clubAllotments,
      clubRainChecks,
      clubWalkIns,
      clubReviews,
      clubStarter,
    ],
  },
  { name: 'Rounds', description: 'Paid rounds and their shared links.', modules: [rounds, openFlights] },
  { name: 'Players', description: 'Looking up members as fellow players.', modules: [players] },
  {
    name: 'Payments',
    description: 'Bank transfers, cards, points and the webhooks of payment providers.',
    modules: [payments, bankCards, shares],
  },
  { name: 'Wallet', description: 'The golf wallet: balance, top-ups and transactions.', modules: [wallet] },
  { name: 'Refunds', description: 'Refunds and where they go.', modules: [refunds] },
  { name: 'Documents', description: 'Receipts and credit notes.', modules: [documents] },
  {
    name: 'Insurance',
    description: 'Hole-in-one packages and certificates.',
    modules: [insurance, hioClaims],
  },
  { name: 'Complaints', description: 'Complaints about bills.', modules: [complaints] },
  {
    name: 'Content',
    description: 'News, banners, site settings and the public service record.',
    modules: [content, serviceRecord],
  },
  {
    name: 'Partners',
    description: "Partner banks: theme, single sign-on and the partners' own services.",
    modules: [partners, partnerServices],
  },
  {
    name: "Partners' systems",
    description:
      "Calls of a partner's own system, by a key: the bookings of its customers and the log of its events.",
    modules: [partnerSystem],
  },
  {
    name: 'Console',
    description: 'Staff sign-in, booking queue, previews of messages and received money.',
    modules: [
      staff,
      staffQueue,
      staffSharing,
      staffMessages,
      staffAttachments,
      staffSessions,
      staffPush,
      staffFactor,
      staffPasskeys,
      staffCounterOffers,
      staffBookingChanges,
      staffNewBookings,
      staffCounter,
      staffPreviews,
      staffPartlyPaid,
      staffWaitlist,
      staffHioClaims,
      staffReceipts,
      walletCorrections,
    ],
  },
  {
    name: 'Console: golf',
    description: 'Courses, rates, tee sheets and offers.',
    modules: [staffCourses, staffRates, staffTeeSheet, staffOffers, staffWeather],
  },
  {
    name: 'Console: ledger',
    description: 'Ledger, daily reconciliation, settlements, payouts and chargebacks.',
    modules: [staffLedger, staffApprovals, bankMovements, staffPayouts, chargebacks, clubStatements],
  },
  {
    name: 'Console: content',
    description: 'News, banners, reviews, settings, holidays and insurance packages.',
    modules: [staffContent, staffSettings, staffHolidays],
  },
  {
    name: 'Console: people',
    description: 'Golfers, staff accounts and the audit log.',
    modules: [staffPeople, staffPermissions, staffClubAccess, staffAudit, staffOperations, staffReports],
  },
  {
    name: 'Console: jobs',
    description: 'Imports and exports that take longer than a request.',
    modules: [staffJobs, staffJobImports, staffJobExports],
  },
  {
    name: 'Console: partners',
    description: 'Partners, their keys and their webhooks.',
    modules: [staffPartners, staffPartnerKeys, staffPartnerWebhooks],
  },
] as const satisfies readonly Area[]

const places = new Map<unknown, CallPlace>()
for (const { name: area, modules } of areas) {
  for (const module of modules) {
    for (const [operationId, exported] of Object.entries(module)) places.set(exported, { operationId, area })
  }
}

/**
 * The area of a call in the API document.
 *
 * @throws Error when the call's module is in no area
 */
export function placeOf(call: Call): CallPlace {
  const place = places.get(call)
  if (!place) throw new Error(`${call.method} ${call.path} is in no area: add its module to areas.ts`)
  return place
}
