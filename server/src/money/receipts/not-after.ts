/**
 * The time a payment counts from: the bank's or gateway's own, but no later than when its report was received. No
 * payment is made after its report, and a clock ahead of ours must not make a payment late.
 */
export function notAfter(receivedAt: Date, reportedAt: Date): Date {
  return reportedAt > receivedAt ? receivedAt : reportedAt
}
