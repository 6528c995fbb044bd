import { z } from 'zod'
import { epochMs, vnd } from '../../fields.ts'

/** How the places that an entry gets are paid: at once by the wallet, or by the golfer while they are held. */
export const waitlistPayments = ['wallet', 'hold'] as const
export type WaitlistPayment = (typeof waitlistPayments)[number]

/** `given`: its places are kept and its booking is being made. */
export const waitlistStates = ['waiting', 'given', 'booked', 'ended'] as const

/** Why an entry ended without a booking. */
export const waitlistEnds = ['left', 'over', 'staff', 'refused', 'account'] as const

/** An entry of the waitlist as its golfer and staff see it. */
export const waitlistEntry = z.object({
  id: z.int(),
  facility_id: z.int(),
  facility_name: z.string(),
  /** YYYY-MM-DD */
  day: z.string(),
  /** Minutes of the day in Vietnam, both included. */
  from_minute: z.int(),
  to_minute: z.int(),
  number_hole: z.int(),
  players: z.int(),
  /** Per player. */
  most_price: vnd,
  until: epochMs,
  paid_by: z.enum(waitlistPayments),
  state: z.enum(waitlistStates),
  joined_at: epochMs,
  /** How many wait before it for the same course and day; null once it waits no more. */
  ahead: z.int().nullable(),
  bill_id: z.int().nullable(),
  end_reason: z.enum(waitlistEnds).nullable(),
  /** What staff wrote when they ended it. */
  end_note: z.string().nullable(),
})
