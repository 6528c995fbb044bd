import { flag, integer, oneOf, type Read, searchOf, text } from '@teeviet/contract/display/search-params'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { pageSizes } from '@teeviet/contract/rules/limits'
import { isDay } from '@teeviet/contract/rules/time/dates'
import type { RequestOf } from '../../api/call.ts'
import { regions } from '../../forms/regions.ts'
import type { StaffBooking } from '../booking/booking.ts'

export const queueTabs = [
  'requested',
  'confirmed',
  'placed',
  'paid',
  'all',
  'club',
  'changes',
  'partly_paid',
  'club_closed',
] as const
export type QueueTab = (typeof queueTabs)[number]

const dayText: Read<string> = (raw) => (typeof raw === 'string' && isDay(raw) ? raw : undefined)

/** The queue's search parameters: every filter and the open booking, so that Back, reload and sharing work. */
export const queueSearch = searchOf({
  tab: oneOf(...queueTabs),
  q: text,
  region: oneOf(...regions),
  from: dayText,
  to: dayText,
  overdue: flag,
  claim: oneOf('mine', 'free', 'snoozed'),
  size: oneOf(...pageSizes),
  id: integer,
})

export type QueueSearch = ReturnType<typeof queueSearch>

const statesOfTab: Record<QueueTab, readonly BookingState[]> = {
  requested: ['requested'],
  confirmed: ['confirmed'],
  placed: ['placed'],
  paid: ['paid', 'played', 'cancellation_requested'],
  all: [],
  // of several states: see filtersOf
  club: [],
  changes: ['paid'],
  partly_paid: ['placed'],
  club_closed: [],
}

/** The tab the address names; the queue itself without one. */
export function tabOf(search: QueueSearch): QueueTab {
  return search.tab ?? 'requested'
}

/** The states a tab shows, as the call takes them; nothing for all. */
export function stateFilter(tab: QueueTab): string | undefined {
  return statesOfTab[tab].length === 0 ? undefined : statesOfTab[tab].join(',')
}

/** Whether anything but the tab narrows the list. */
export function isFiltered({ q, region, from, to, overdue, claim }: QueueSearch): boolean {
  return [q, region, from, to, overdue, claim].some((value) => value !== undefined)
}

/** The request of the list. */
export function filtersOf(search: QueueSearch): RequestOf<'GET /api/staff/bookings'> {
  const { q, region, from, to, overdue } = search
  const tab = tabOf(search)
  const club_due = tab === 'club' ? 1 : undefined
  const changes = tab === 'changes' ? 1 : undefined
  const club_closed = tab === 'club_closed' ? 1 : undefined
  const partly_paid = tab === 'partly_paid' ? 1 : undefined
  // what a colleague has snoozed is off the queue, but found by words
  const isQueue = tab === 'requested' || tab === 'confirmed' || tab === 'placed'
  const claim = search.claim ?? (isQueue && q === undefined ? 'awake' : undefined)
  const filters = { state: stateFilter(tab), q, region, play_from: from, play_to: to, overdue }
  return { ...filters, club_due, changes, partly_paid, club_closed, claim }
}

/** Where the page after a row begins; unpaid orders are listed by their payment deadline. */
export function cursorOf({
  id,
  state,
  payment_deadline,
}: Pick<StaffBooking, 'id' | 'state' | 'payment_deadline'>): {
  after_id: number
  after_deadline?: number
} {
  return state === 'placed' && payment_deadline !== null
    ? { after_id: id, after_deadline: payment_deadline }
    : { after_id: id }
}
