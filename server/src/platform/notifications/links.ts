/**
 * The address of a booking in a text message, short enough for the rest of the text; the server redirects it to the
 * bill.
 */
export function bookingLink(publicUrl: string, bookingId: number): string {
  return `${publicUrl}/b/${bookingId}`
}

/** The address of a request as a text message carries it to the club; the key is the club's only credential. */
export function clubLink(publicUrl: string, key: string): string {
  return `${publicUrl}/c/${key}`
}

/** The address of the other times that a golfer is offered; the key in it answers without a login. */
export function offerLink(publicUrl: string, key: string): string {
  return `${publicUrl}/o/${key}`
}

/** The address of the page that checks an insurance certificate by its printed code. */
export function certificateLink(publicUrl: string, code: string): string {
  return `${publicUrl}/o/${code}`
}

/** The address by which the witness of a hole-in-one answers; the key in it is the only credential. */
export function witnessLink(publicUrl: string, key: string): string {
  return `${publicUrl}/o/w.${key}`
}

/** The page of an open flight, which anyone who has it can read. */
export function flightLink(publicUrl: string, code: string): string {
  return `${publicUrl}/o/f.${code}`
}

/** The address of a booking in the console. */
export function staffBookingLink(publicUrl: string, bookingId: number): string {
  return `${publicUrl}/staff/bookings/${bookingId}`
}

/** The address of a golfer's wallet as a text message carries it. */
export function walletLink(publicUrl: string): string {
  return `${publicUrl}/w`
}
