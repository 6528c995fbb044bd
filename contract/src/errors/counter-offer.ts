import type { ErrorEntries } from './entry.ts'

/** Refusals of other times that staff offer in place of a request. */
export const counterOfferErrors = {
  /** No such link, or the offer was answered, has lapsed or was withdrawn. */
  'counterOffer.over': { code: 404 },
  /** A time that is no start of the course, or has not enough places. */
  'counterOffer.noPlaces': { code: 1623, slots: ['time'] },
  /** The golfer's unpaid bookings would hold more places than they may. */
  'counterOffer.overCap': { code: 1624 },
} as const satisfies ErrorEntries
