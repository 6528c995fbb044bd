import { z } from 'zod'
import { epochMs, vnd, yesNo } from '../fields.ts'
import { closingReasons } from '../rules/bookings/closing.ts'
import { clubChannels } from '../rules/bookings/club-contacts.ts'
import { bookingStates, paymentStates } from '../rules/bookings/statuses.ts'
import { languages } from '../rules/languages.ts'
import { staffRoles } from '../rules/permissions.ts'
import { attachment } from './attachment.ts'
import { service } from './bill.ts'
import { ending, holdFields, leftToPay } from './booking.ts'
import { offeredChange, requestedChange } from './booking-change.ts'
import { clubAnswerFields } from './club.ts'
import { company } from './company.ts'
import { regions } from './course.ts'
import { deposit } from './deposit.ts'
import { documentLine } from './document.ts'
import { flights } from './flight.ts'
import { player } from './player.ts'
import { refundStates } from './refund.ts'
import { refundTier } from './refund-tier.ts'
import { split } from './share.ts'
import { startFields } from './starter.ts'
import { alternative } from './tee-times/alternative.ts'
import { counterOffer } from './tee-times/counter-offer.ts'
import { rainCheck } from './weather/rain-check.ts'
import { weatherDecision } from './weather/weather.ts'

/** The staff member signed in. */
export const staffMember = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  /** The calls of the console that they may make, by name: `POST /api/staff/news`. */
  calls: z.array(z.string()),
  /** 1 while the permissions over money wait for a second factor. */
  lacks_factor: yesNo,
})

/** The staff member after a sign-in, whose session is a cookie that no script reads. */
export const signedInStaff = staffMember.extend({ expires_at: epochMs })

/** A booking on the staff's list. `id` is the bill's number as well. */
export const staffBooking = z
  .object({
    id: z.int(),
    general_bill_code: z.string(),
    state: z.enum(bookingStates),
    facility: z.object({ id: z.int(), title: z.string(), region: z.enum(regions) }),
    /** The tee time; start of the day for an any-time request that is on none yet. */
    date_played: epochMs,
    is_any_time: yesNo,
    flights,
    number_hole: z.int().nullable(),
    number_player: z.int(),
    booker: z.object({ vga: z.int(), fullname: z.string(), phone: z.string() }),
    amount: vnd.nullable(),
    /** VND that came by bank transfer or was taken at the counter, is less than the bill and waits for the rest, or to go back. */
    arrived_amount: vnd,
    /**
     * VND that came to another account of the operator, or that a card gateway took and is less than the bill: staff
     * decide about it, and it is not counted in `arrived_amount` or `left_to_pay`.
     */
    held_amount: vnd,
    left_to_pay: leftToPay,
    bank_id: z.int().nullable(),
    merchant: z.string(),
    /** In which the golfer gets the SMS about the booking. */
    language: z.enum(languages),
    requested_at: epochMs.nullable(),
    confirm_deadline: epochMs.nullable(),
    is_overdue: yesNo,
    /** Until when the golfer may choose among other times; null when none are on offer. */
    offered_until: epochMs.nullable(),
    /** The club of a request has not answered in time, or that of a paid booking has not acknowledged it. */
    is_club_due: yesNo,
    /**
     * The closing that its club made over it, until it is moved, ended or played, or staff recorded that the club hosts it;
     * null without any.
     */
    club_closing: z
      .object({ at: epochMs, by: z.string(), reason: z.enum(closingReasons), note: z.string() })
      .nullable(),
    /** When staff recorded that the club hosts it on tee times that it closed; null otherwise. */
    club_hosts_at: epochMs.nullable(),
    /** The staff member who works on it; null for none. */
    claimed_by: z.object({ id: z.int(), name: z.string() }).nullable(),
    /** Until when staff have taken it off the queue; null when it is on it. */
    snoozed_until: epochMs.nullable(),
    payment_code: z.string().nullable(),
    payment_deadline: epochMs.nullable(),
    /**
     * Whether staff have decided about an order whose payment window ended with a part of the money on its bill and is
     * held once more; null when that did not happen.
     */
    part_hold: z.enum(['undecided', 'decided']).nullable(),
    ...holdFields,
    now: epochMs,
  })
  .meta({ id: 'StaffBooking' })

/** A booking opened: players, services, the refund ladder, payments and every change with its actor. */
export const staffBookingDetail = staffBooking
  .extend({
    players: z.array(player.extend(startFields)),
    services: z.array(service),
    /** The company that it is for; null for a private person. */
    company: company.nullable(),
    rain_check: rainCheck.nullable(),
    /** What the weather clause gave for its round; null without a clause, and until it is decided. */
    weather: weatherDecision.nullable(),
    deposit: deposit.nullable(),
    /** Of a bill whose players pay a share each: what is missing, and what happens with it at the deadline; else null. */
    split: split
      .pick({ state: true, at_deadline: true, missing: true })
      .extend({
        // without the pass of the player, which pays and reads the share
        shares: z.array(
          split.shape.shares.element.pick({ player_id: true, name: true, amount: true, state: true }),
        ),
      })
      .nullable(),
    /**
     * The bookings that play together with it through an open flight: its organiser's, and those that joined. Missing in
     * the answer of a server of the release before.
     */
    plays_with: z
      .array(z.object({ id: z.int(), general_bill_code: z.string(), state: z.enum(bookingStates) }))
      .optional(),
    refund_terms: z.array(refundTier),
    tee_times: z.array(z.object({ id: z.int(), start_at: epochMs, number_hole: z.int(), places: z.int() })),
    payments: z.array(
      z.object({
        transaction_id: z.string(),
        method: z.string(),
        state: z.enum(paymentStates),
        amount: vnd,
        fee: vnd,
        created_at: epochMs,
        settled_at: epochMs.nullable(),
        /** The number of the counter's receipt; null for a payment that was not made at a counter. */
        receipt_number: z.int().nullable(),
        /** The player whose share of the bill it is; empty for another payment. */
        share_of: z.string(),
      }),
    ),
    history: z.array(
      z.object({
        from_state: z.enum(bookingStates).nullable(),
        state: z.enum(bookingStates),
        at: epochMs,
        actor: z.string(),
        by: z.enum(['member', 'staff', 'system', 'gateway', 'club']),
        reason: z.string(),
      }),
    ),
    /** Its receipts and credit notes; of a booking for a company, how often each was sent there, where to and when last. */
    documents: z.array(
      documentLine.extend({ sendings: z.int(), emailed_to: z.string(), emailed_at: epochMs.nullable() }),
    ),
    /** Its refunds, in the order they were asked for: whether the money has left us, and when. */
    refunds: z.array(
      z.object({
        id: z.int(),
        code: z.string(),
        state: z.enum(refundStates),
        amount: vnd,
        done_at: epochMs.nullable(),
        /** Approved, and to be paid back at the counter that took the money. */
        is_due_at_counter: z.boolean(),
      }),
    ),
    /** The share of the price that is kept of each player who does not come, as it was fixed when the booking was sent. */
    no_show_kept_percent: z.int(),
    /** What the starter must know: rental clubs, a late player. Golfers never read it. */
    start_note: z.string(),
    /** As the golfer reads it; null until the booking has ended. */
    ending: ending.nullable(),
    /**
     * What the club was asked and answered; null for neither. `recorded_by` is the staff member who entered the answer
     * after a call, empty when the club gave it by its link.
     */
    club: z.object({ ...clubAnswerFields, recorded_by: z.string() }).nullable(),
    /** The contacts of the club: those that are asked by a link, then the phone of its reception. */
    club_contacts: z.array(z.object({ channel: z.enum([...clubChannels, 'phone']), address: z.string() })),
    /** Other tee times that the golfer would also take, in their order. */
    alternatives: z.array(alternative),
    /** The latest other times that the golfer was offered; null without any. */
    counter_offer: counterOffer.nullable(),
    /** A change that waits for the payment of its difference; null without any. */
    offered_change: offeredChange.nullable(),
    /** The latest change, if the golfer asked for it and it waits for its answer or was not accepted; else null. */
    requested_change: requestedChange.nullable(),
    /**
     * The notes of colleagues about it, the latest first; with `extended_minutes` the reason why its payment window was
     * extended.
     */
    notes: z.array(
      z.object({ at: epochMs, who: z.string(), note: z.string(), extended_minutes: z.int().nullable() }),
    ),
    /** The files that staff attached, the oldest first: golfers and clubs never see them. */
    attachments: z.array(attachment),
  })
  .meta({ id: 'StaffBookingDetail' })

/** Why money that arrived was not taken for a bill. */
export const receiptReasons = [
  'unknown_content',
  'ambiguous',
  'short',
  'excess',
  'late',
  'already_paid',
  'ended',
  'wrong_account',
  'told_before',
  'account_deleted',
] as const

/**
 * The evidence for a guess: the code is in the text unchanged, its beginning is, it was mistyped or its letters were
 * changed; the amount is the amount due; the golfer's phone number or name is in the text.
 */
export const guessClues = ['code', 'cut', 'misread', 'amount', 'phone', 'name'] as const

/**
 * Received money; `applied` is the part which paid a bill. The rest waits, until `resolution` names its result.
 * `guesses` are bookings it may be for and `wallet_guesses` top-ups, the likeliest first, each with its evidence; staff
 * confirm.
 */
export const receipt = z
  .object({
    id: z.int(),
    provider: z.string(),
    /** The administrator who booked it from the bank's statement; empty for a report by a provider or gateway. */
    booked_by: z.string(),
    account_number: z.string(),
    /** The bank's own number of the transfer; empty when it gave none. */
    bank_reference: z.string(),
    amount: vnd,
    content: z.string(),
    /** The provider's further texts besides the content: codes, the payer's name. */
    other_text: z.string(),
    /** The bank's own time of the transfer. */
    occurred_at: epochMs,
    received_at: epochMs,
    applied: vnd,
    state: z.enum(['matched', 'unmatched', 'resolved']),
    resolution: z.enum(['matched', 'to_wallet', 'returned', 'settlement', 'same_money']).nullable(),
    reason: z.enum(receiptReasons).nullable(),
    booking: z.object({ id: z.int(), general_bill_code: z.string() }).nullable(),
    guesses: z.array(
      z.object({
        id: z.int(),
        general_bill_code: z.string(),
        amount: vnd.nullable(),
        score: z.number(),
        clues: z.array(z.enum(guessClues)),
      }),
    ),
    wallet_guesses: z.array(
      z.object({
        vga: z.int(),
        fullname: z.string(),
        transaction_id: z.string(),
        amount: vnd,
        score: z.number(),
        clues: z.array(z.enum(guessClues)),
      }),
    ),
  })
  .meta({ id: 'Receipt' })
