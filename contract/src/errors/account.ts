import type { ErrorEntries } from './entry.ts'

/** The golfer's own data, players to add, and a golfer's course reviews. */
export const accountErrors = {
  'information.invalid': { code: 1301 },
  'profile.fullname': { code: 1302, slots: ['max'] },
  'profile.email': { code: 1303 },
  'profile.birthday': { code: 1304 },
  'profile.address': { code: 1305, slots: ['max'] },
  'account.closed': { code: 1306 },
  'account.openBookings': { code: 1307, slots: ['n'] },
  'account.paymentOpen': { code: 1209, slots: ['code'] },
  'account.transferOpen': { code: 1210, slots: ['code'] },
  'account.refundOpen': { code: 1211, slots: ['code'] },
  'account.hasPoints': { code: 1308, slots: ['points'] },
  'account.moneyDue': { code: 1309, slots: ['amount'] },
  'player.unknownVid': { code: 1401 },
  'player.notFound': { code: 1402 },
  /** A member is put into a booking that they play or have left. */
  'player.inBooking': { code: 1973, slots: ['name'] },
  'player.hasOtherPhone': { code: 1403 },
  'review.empty': { code: 1501 },
  'review.rating': { code: 1502 },
  'review.notPlayed': { code: 1630 },
  'review.roundsReviewed': { code: 1631 },
  'review.own': { code: 1660 },
  'account.locked': { code: 1503 },
} as const satisfies ErrorEntries
