import type { KeyOf } from '@teeviet/contract/display/translate'
import type account from './locales/vi/account.json'
import type accountSettings from './locales/vi/account-settings.json'
import type bill from './locales/vi/bill.json'
import type booking from './locales/vi/booking.json'
import type bookingSteps from './locales/vi/booking-steps.json'
import type complaint from './locales/vi/complaint.json'
import type course from './locales/vi/course.json'
import type documents from './locales/vi/documents.json'
import type history from './locales/vi/history.json'
import type home from './locales/vi/home.json'
import type insurance from './locales/vi/insurance.json'
import type news from './locales/vi/news.json'
import type partners from './locales/vi/partners.json'
import type payment from './locales/vi/payment.json'
import type pickers from './locales/vi/pickers.json'
import type players from './locales/vi/players.json'
import type policies from './locales/vi/policies.json'
import type prices from './locales/vi/prices.json'
import type round from './locales/vi/round.json'
import type search from './locales/vi/search.json'
import type shell from './locales/vi/shell.json'
import type teeTimes from './locales/vi/tee-times.json'
import type ui from './locales/vi/ui.json'
import type wallet from './locales/vi/wallet.json'

/** The areas texts are kept in; a page names the ones it needs in its route's `staticData.areas`. */
type Areas = {
  shell: typeof shell
  ui: typeof ui
  home: typeof home
  search: typeof search
  course: typeof course
  'tee-times': typeof teeTimes
  booking: typeof booking
  'booking-steps': typeof bookingSteps
  pickers: typeof pickers
  players: typeof players
  prices: typeof prices
  news: typeof news
  policies: typeof policies
  account: typeof account
  'account-settings': typeof accountSettings
  documents: typeof documents
  history: typeof history
  bill: typeof bill
  round: typeof round
  payment: typeof payment
  wallet: typeof wallet
  insurance: typeof insurance
  partners: typeof partners
  complaint: typeof complaint
}

export type Area = keyof Areas

/** The keys of an area's texts. */
export type TextKey<A extends Area> = KeyOf<Areas[A]>
