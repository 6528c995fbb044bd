/**
 * The time a payment counts from: the bank's or gateway's own, but no later than when we received the news of it. Nobody
 * pays after that, and a clock that is ahead of ours must not make a payment late.
 */
export function notAfter(receivedAt: Date, reportedAt: Date): Date {
  return reportedAt > receivedAt ? receivedAt : reportedAt
}
