/**
 * The address of a booking as a text message carries it, short enough to leave room for the rest; the server
 * sends its visitor on to the bill.
 */
export function bookingLink(publicUrl: string, bookingId: number): string {
  return `${publicUrl}/b/${bookingId}`
}

/** The address of a golfer's wallet as a text message carries it. */
export function walletLink(publicUrl: string): string {
  return `${publicUrl}/w`
}
