import type { ResponseOf } from '@teeviet/contract'
import type { WaitlistPayment } from '@teeviet/contract/entities/tee-times/waitlist'
import type { Language } from '@teeviet/contract/rules/languages'
import type { Day } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'

/** What a golfer waits for: minutes of the day in Vietnam, VND per player. */
export type Wanted = {
  memberId: number
  courseId: number
  day: Day
  fromMinute: number
  toMinute: number
  holes: number
  players: number
  mostPriceVnd: number
  until: Date
  paidBy: WaitlistPayment
  lang: Language
}

export type EntryState = 'waiting' | 'given' | 'booked' | 'ended'
export type EntryEnd = 'left' | 'over' | 'staff' | 'refused' | 'account'

export type Entry = Wanted & { id: number; state: EntryState; teeTimeId: number | null }

/** Puts a golfer at the end of the line. At commit it gets what is free by then, if that fits. */
export async function addEntry(q: Query, wanted: Wanted, now: Date): Promise<number> {
  const [row] = await q<{ id: number }>`
    insert into waitlist_entries (member_id, course_id, play_date, from_minute, to_minute, holes, players, most_price_vnd,
      until, paid_by, language, joined_at)
    values (${wanted.memberId}, ${wanted.courseId}, ${wanted.day}::date, ${wanted.fromMinute}, ${wanted.toMinute},
      ${wanted.holes}, ${wanted.players}, ${wanted.mostPriceVnd}, ${wanted.until}, ${wanted.paidBy}, ${wanted.lang}, ${now})
    returning id`
  if (!row) throw new Error('an entry of the waitlist was not stored')
  return row.id
}

/** Locks an entry; its golfer is locked before, as by every request. */
export async function lockEntry(q: Query, id: number): Promise<Entry | null> {
  const [entry] = await q<Entry>`
    select id, member_id as "memberId", course_id as "courseId", play_date as day, from_minute as "fromMinute",
      to_minute as "toMinute", holes, players, most_price_vnd as "mostPriceVnd", until, paid_by as "paidBy",
      language as lang, state, tee_time_id as "teeTimeId"
    from waitlist_entries where id = ${id} for update`
  return entry ?? null
}

/** Puts an entry whose places were released back into the line, at its own place, for starts after a minute of the day. */
export async function returnToLine(q: Query, id: number, fromMinute: number): Promise<void> {
  await q`
    update waitlist_entries set state = 'waiting', tee_time_id = null, from_minute = greatest(from_minute, ${fromMinute}::int)
    where id = ${id} and state = 'given'`
}

export async function writeBooked(q: Query, id: number, bookingId: number): Promise<void> {
  await q`
    update waitlist_entries set state = 'booked', tee_time_id = null, booking_id = ${bookingId}
    where id = ${id} and state = 'given'`
}

/** Ends an entry that has no booking; the places that were kept for it are released by the caller. */
export async function endEntry(
  q: Query,
  id: number,
  { reason, note = null, now }: { reason: EntryEnd; note?: string | null; now: Date },
): Promise<boolean> {
  const ended = await q<{ id: number }>`
    update waitlist_entries set state = 'ended', tee_time_id = null, ended_at = ${now}, end_reason = ${reason},
      end_note = ${note}
    where id = ${id} and state in ('waiting', 'given')
    returning id`
  return ended.length > 0
}

/** How many lines a golfer is in; stable under the golfer's lock. */
export async function countOpen(q: Query, memberId: number): Promise<number> {
  const [row] = await q<{ open: number }>`
    select count(*)::int as open from waitlist_entries
    where member_id = ${memberId} and state in ('waiting', 'given')`
  return row?.open ?? 0
}

type EntryOnWire = ResponseOf<'POST /api/for_wap/waitlist/join'>

export type Listed = Entry & {
  joinedAt: Date
  title: string
  titleEn: string
  ahead: number | null
  bookingId: number | null
  endReason: EntryEnd | null
  endNote: string | null
}

export function onWire(entry: Listed, lang: Language): EntryOnWire {
  return {
    id: entry.id,
    facility_id: entry.courseId,
    facility_name: lang === 'vi' ? entry.title : entry.titleEn,
    day: entry.day,
    from_minute: entry.fromMinute,
    to_minute: entry.toMinute,
    number_hole: entry.holes,
    players: entry.players,
    most_price: entry.mostPriceVnd,
    until: entry.until.getTime(),
    paid_by: entry.paidBy,
    state: entry.state,
    joined_at: entry.joinedAt.getTime(),
    ahead: entry.ahead,
    bill_id: entry.bookingId,
    end_reason: entry.endReason,
    end_note: entry.endNote,
  }
}
