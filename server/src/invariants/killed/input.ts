import type { TargetFields } from '#money/refunds/send/targets'
import type { Member, Staff } from '#platform/context/actor'

export type Raw = { headers: Record<string, string>; rawBody: string }

/** The dependencies of a verb, serialisable for another process. */
export type Input = {
  member: Member
  staff: Staff
  billId: number
  /** Of the scenarios with the course of a booking. */
  courseId?: number
  paymentId: number
  method: string
  reference: string
  code: string
  refundId: number
  receiptId: number
  raw: Raw
  target: TargetFields
  /** Of the scenarios with a second person. */
  approvalId?: number
  /** Of the scenarios with a club's dispute. */
  disputeId?: number
  payoutId?: number
  /** Of the scenarios with a split bill. */
  splitId?: number
  /** Of the scenarios with an open flight. */
  asked?: { host: Member; bookingId: number; id: number }
  /** Of money that staff match to one share. */
  playerId?: number
}
