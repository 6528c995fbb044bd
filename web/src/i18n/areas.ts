import type { KeyOf } from '@teeviet/contract/display/translate'
import type account from '@teeviet/texts/vi/web/account.json'
import type accountSettings from '@teeviet/texts/vi/web/account-settings.json'
import type alternatives from '@teeviet/texts/vi/web/alternatives.json'
import type bill from '@teeviet/texts/vi/web/bill.json'
import type booking from '@teeviet/texts/vi/web/booking.json'
import type bookingSteps from '@teeviet/texts/vi/web/booking-steps.json'
import type complaint from '@teeviet/texts/vi/web/complaint.json'
import type course from '@teeviet/texts/vi/web/course.json'
import type documents from '@teeviet/texts/vi/web/documents.json'
import type find from '@teeviet/texts/vi/web/find.json'
import type flight from '@teeviet/texts/vi/web/flight.json'
import type history from '@teeviet/texts/vi/web/history.json'
import type home from '@teeviet/texts/vi/web/home.json'
import type insurance from '@teeviet/texts/vi/web/insurance.json'
import type lowestPrices from '@teeviet/texts/vi/web/lowest-prices.json'
import type map from '@teeviet/texts/vi/web/map.json'
import type news from '@teeviet/texts/vi/web/news.json'
import type partners from '@teeviet/texts/vi/web/partners.json'
import type payment from '@teeviet/texts/vi/web/payment.json'
import type pickers from '@teeviet/texts/vi/web/pickers.json'
import type players from '@teeviet/texts/vi/web/players.json'
import type policies from '@teeviet/texts/vi/web/policies.json'
import type prices from '@teeviet/texts/vi/web/prices.json'
import type round from '@teeviet/texts/vi/web/round.json'
import type search from '@teeviet/texts/vi/web/search.json'
import type service from '@teeviet/texts/vi/web/service.json'
import type shares from '@teeviet/texts/vi/web/shares.json'
import type shell from '@teeviet/texts/vi/web/shell.json'
import type teeTimes from '@teeviet/texts/vi/web/tee-times.json'
import type ui from '@teeviet/texts/vi/web/ui.json'
import type wallet from '@teeviet/texts/vi/web/wallet.json'

/** The areas texts are kept in; a page names the ones it needs in its route's `staticData.areas`. */
type Areas = {
  shell: typeof shell
  shares: typeof shares
  flight: typeof flight
  alternatives: typeof alternatives
  ui: typeof ui
  home: typeof home
  find: typeof find
  search: typeof search
  course: typeof course
  'tee-times': typeof teeTimes
  'lowest-prices': typeof lowestPrices
  booking: typeof booking
  'booking-steps': typeof bookingSteps
  pickers: typeof pickers
  players: typeof players
  prices: typeof prices
  news: typeof news
  policies: typeof policies
  service: typeof service
  account: typeof account
  'account-settings': typeof accountSettings
  documents: typeof documents
  map: typeof map
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
