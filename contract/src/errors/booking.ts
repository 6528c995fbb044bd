import type { ErrorEntries } from './entry.ts'

/** Courses, tee times, offers and what can happen to a booking before and after it is paid. */
export const bookingErrors = {
  'course.notFound': { code: 404 },
  'price.unavailable': { code: 1601 },
  /** Nothing free in reach, a time already passed, or a day outside the tee sheet. */
  'booking.noTeeTime': { code: 1602 },
  'booking.incomplete': { code: 1603 },
  'booking.termsNotAgreed': { code: 1604 },
  'booking.tooManyPlayers': { code: 1605, slots: ['max'] },
  'booking.guestName': { code: 1606 },
  'booking.duplicateMember': { code: 1607 },
  'booking.unknownPackage': { code: 1608 },
  /** A part cannot be cancelled while the bill is half paid: the money would fit neither the old nor the new amount. */
  'booking.moneyArrived': { code: 1617 },
  /** Packages of a player add up to more than a certificate ever pays. */
  'booking.tooMuchCover': { code: 1616, slots: ['amount'] },
  'offer.over': { code: 1609 },
  'offer.notStarted': { code: 1610 },
  'offer.soldOut': { code: 1611 },
  'booking.notFound': { code: 404 },
  /** A concurrent change was first, or the step is invalid in the booking's state. */
  'booking.wrongState': { code: 409 },
  'booking.cannotCancel': { code: 1612 },
  /** The quote shown before a paid booking is cancelled changed; it is shown again before anything happens. */
  'booking.cancelQuoteChanged': { code: 1613, slots: ['amount'] },
  /** The time to undo a payment has passed, the tee time is near, or the golfer has undone too many bookings today. */
  'booking.undoOver': { code: 1647 },
  /** Staff make a booking for an account that is locked, or was deleted at this moment. */
  'booking.accountLocked': { code: 1655 },
  /** The booking has a golfer who can be reached: only one of a walk-in without a phone gets one later. */
  'booking.hasPhone': { code: 1670 },
  /** The golfer of the number added to a walk-in is a player of the booking already. */
  'booking.golferPlays': { code: 1671 },
  /** The account of a walk-in is closed when the booking goes to another one, and its wallet has points. */
  'booking.walletLeft': { code: 1672, slots: ['amount'] },
  'booking.tooManyOpen': { code: 1614, slots: ['max'] },
  'booking.priceChanged': { code: 1615, slots: ['amount'] },
  /** The club closed the tee time between the draft and its code. */
  'booking.teeTimeClosed': { code: 1618, slots: ['time'] },
  /** The deadline to name the players has passed, or the booking has ended: staff name them. */
  'booking.namesClosed': { code: 1620 },
  /** Players are checked in from their day of play on. */
  'attendance.tooEarly': { code: 1890 },
  /** A player is no no-show before their own tee time. */
  'attendance.notYet': { code: 1891, slots: ['time'] },
  /** A colleague has recorded something else of the player, or the player was taken off. */
  'attendance.changed': { code: 409 },
  /** What goes back for a no-show was sent, or is on its way, or the day of play is over: the no-show stays. */
  'noShow.refunded': { code: 1978 },
  /** The day of play is over, so that what the course does not keep of a no-show can no longer go back. */
  'noShow.dayOver': { code: 1958, slots: ['percent'] },
  /** A club books a walk-in itself for the day of today alone. */
  'counter.notToday': { code: 1673 },
  /** A deposit is a part of the total, and its rest is paid after the payment window and before the tee time. */
  'deposit.wrong': { code: 1666 },
  /** Of a deposit that is to be changed, or of its rest. */
  'deposit.arrived': { code: 1977 },
  /** A round is stopped by the weather on its day of play, once its tee time has passed. */
  'rainCheck.notNow': { code: 1661 },
  /** Another rain check of the booking is recorded: its credit may be spent. */
  'rainCheck.recorded': { code: 409 },
  /** No player of the booking came, or all of it was returned. */
  'rainCheck.nothing': { code: 1662 },
  /** The golfer's account was deleted. */
  'rainCheck.noWallet': { code: 1663 },
  /** The credit is no longer what was shown. */
  'rainCheck.changed': { code: 409, slots: ['amount'] },
  /** A request that held nothing is accepted too late: others have its places. */
  'booking.placesGone': { code: 1619, slots: ['time'] },
  /** It has ended, has begun, holds no places or has no price yet; or the players named are not its own. */
  'booking.cannotChange': { code: 1636 },
  'booking.changeNothing': { code: 1637 },
  /** A tee time of so many holes cannot start on it at this course. */
  'booking.unknownPath': { code: 1956, slots: ['path'] },
  'booking.changeNoPlaces': { code: 1638, slots: ['time'] },
  /** A change of a paid booking waits for the payment of its difference. */
  'booking.changeOffered': { code: 1641 },
  /** An unconfirmed request would hold more places than one golfer's unpaid bookings may. */
  'booking.changeOverCap': { code: 1639 },
  /** The course does not let golfers change their bookings; staff do. */
  'booking.changeNotByGolfer': { code: 1642 },
  /** The earlier of the two tee times is less than so many hours away. */
  'booking.changeTooLate': { code: 1643, slots: ['hours'] },
  'booking.changeTooMany': { code: 1644, slots: ['max'] },
  /** Staff are asking the club about a change; until the answer the booking is neither ordered nor paid. */
  'booking.changeAsked': { code: 1938 },
  /** A cheaper change would return money that a cancellation does not return in full any more. */
  'booking.changeCheaper': { code: 1646 },
  /** The change that the golfer asked for was answered otherwise, taken back, or its time has passed. */
  'booking.changeAnswered': { code: 409 },
  /** What the change would do is no longer what was shown; the quote is asked for again before anything happens. */
  'booking.changeQuoteChanged': { code: 409, slots: ['amount'] },
} as const satisfies ErrorEntries
