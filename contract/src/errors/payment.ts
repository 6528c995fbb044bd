import type { ErrorEntries } from './entry.ts'

/** Paying a bill and topping up the wallet. */
export const paymentErrors = {
  'payment.methodNotAvailable': { code: 1701 },
  'payment.windowOver': { code: 1702 },
  'payment.notYet': { code: 1703, slots: ['minutes'] },
  'payment.alreadyPaid': { code: 1704 },
  'payment.paidAnotherWay': { code: 1721, slots: ['days'] },
  'payment.teeTimePassed': { code: 1722 },
  'payment.ended': { code: 1717 },
  'payment.notFound': { code: 404 },
  'payment.cardAge': { code: 1705, slots: ['age'] },
  'payment.providerDown': { code: 1706 },
  'payment.declined': { code: 1711 },
  'payment.cancelled': { code: 1712 },
  'payment.expired': { code: 1713 },
  'payment.installmentRefused': { code: 1714 },
  'payment.goesBack': { code: 1715, slots: ['days'] },
  'payment.chargebackAmount': { code: 1716 },
  /** Money that arrived for a bill since the counter read it. */
  'counter.arrivedMeanwhile': { code: 1968, slots: ['amount'] },
  /** The counter would take more than is due. */
  'counter.tooMuch': { code: 1969, slots: ['amount'] },
  'wallet.notEnough': { code: 1707 },
  /** A correction would take more than the wallet has. */
  'wallet.hasLess': { code: 1972, slots: ['amount'] },
  'topUp.empty': { code: 1708 },
  'topUp.minimum': { code: 1709, slots: ['amount'] },
  'topUp.maximum': { code: 1710, slots: ['amount'] },
} as const satisfies ErrorEntries
