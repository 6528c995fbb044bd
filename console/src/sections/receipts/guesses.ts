import { isStrong, type Receipt } from './receipts.ts'

/** What money may be for: a booking, or the top-up of a golfer's wallet; `label` is its code or its golfer. */
export type Guess =
  | {
      readonly kind: 'booking'
      readonly bookingId: number
      readonly label: string
      readonly isStrong: boolean
    }
  | { readonly kind: 'wallet'; readonly vid: string; readonly label: string; readonly isStrong: boolean }

/** So many guesses have a key: 1, 2 and 3. */
const mostKeys = 3

/** The guesses of waiting money that a key takes, in the order in which they are listed. */
export function guessesByKey({ state, guesses, wallet_guesses }: Receipt): Guess[] {
  if (state !== 'unmatched') return []
  const bookings = guesses.map(
    (guess): Guess => ({
      kind: 'booking',
      bookingId: guess.id,
      label: guess.general_bill_code,
      isStrong: isStrong(guess),
    }),
  )
  const wallets = wallet_guesses.map(
    (guess): Guess => ({
      kind: 'wallet',
      vid: String(guess.vga),
      label: guess.fullname,
      isStrong: isStrong(guess),
    }),
  )
  const best = (bookings[0]?.isStrong ?? false) || !(wallets[0]?.isStrong ?? false)
  return (best ? [...bookings, ...wallets] : [...wallets, ...bookings]).slice(0, mostKeys)
}
