import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { startOfDay } from '@teeviet/contract/rules/time/dates'
import { lockRequestsOf } from '#bookings/request/request-limits'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { invalid, Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { pointsOf } from '#platform/ledger/points'
import { addEntry, countOpen, endEntry, type Wanted } from './entries.ts'
import { readEntry } from './list-entries.ts'

type Fields = InputOf<'POST /api/for_wap/waitlist/join'>
const minuteMs = 60_000

/**
 * Puts the golfer into the line of a course's day. The same entry again changes nothing; another one replaces the golfer's
 * entry of that day, at the end of the line.
 *
 * @throws Refusal `waitlist.off`, `waitlist.notThisTime`, `waitlist.placesFree`, `waitlist.tooMany`,
 *   `waitlist.walletShort`, `session.ended` when the account was deleted
 */
export async function joinWaitlist(
  ctx: Context,
  member: Member,
  fields: Fields,
  lang: Language,
): Promise<ResponseOf<'POST /api/for_wap/waitlist/join'>> {
  if (!ctx.config.waitlist) throw new Refusal('waitlist.off')
  const now = ctx.clock.now()
  const wanted = wantedOf(member, fields, lang)
  if (wanted.toMinute < wanted.fromMinute) throw invalid({ to_minute: 'is before from_minute' })
  if (wanted.mostPriceVnd < 1) throw invalid({ most_price: 'is nothing' })
  if (wanted.until <= now) throw new Refusal('waitlist.notThisTime')
  const id = await inTransaction(ctx.pool, async (q) => {
    await lockRequestsOf(q, member.id)
    await refuseDeleted(q, member.id)
    const same = await findSame(q, wanted)
    if (same !== null) return same
    await refuseStarts(q, wanted, now)
    await endReplaced(q, wanted, now)
    const max = ctx.config.rules.waitlistEntriesPerMember
    if ((await countOpen(q, member.id)) >= max) throw new Refusal('waitlist.tooMany', { max })
    const mostVnd = wanted.mostPriceVnd * wanted.players
    if (wanted.paidBy === 'wallet' && (await pointsOf(q, member.id)) < mostVnd) {
      throw new Refusal('waitlist.walletShort', { amount: formatMoney(mostVnd) })
    }
    return addEntry(q, wanted, now)
  })
  return readEntry(ctx.q, id, lang)
}

function wantedOf(member: Member, fields: Fields, lang: Language): Wanted {
  return {
    memberId: member.id,
    courseId: fields.facility_id,
    day: fields.day,
    fromMinute: fields.from_minute,
    toMinute: fields.to_minute,
    holes: fields.number_hole,
    players: fields.players,
    mostPriceVnd: fields.most_price,
    until: new Date(fields.until),
    paidBy: fields.paid_by,
    lang,
  }
}

async function refuseDeleted(q: Query, memberId: number): Promise<void> {
  const [member] = await q<{ id: number }>`
    select id from members where id = ${memberId} and deleted_at is null`
  if (!member) throw new Refusal('session.ended')
}

/** The golfer's entry that is the same already: a request that is sent again joins once. */
async function findSame(q: Query, wanted: Wanted): Promise<number | null> {
  const [same] = await q<{ id: number }>`
    select id from waitlist_entries
    where member_id = ${wanted.memberId} and course_id = ${wanted.courseId} and play_date = ${wanted.day}::date
      and from_minute = ${wanted.fromMinute} and to_minute = ${wanted.toMinute} and holes = ${wanted.holes}
      and players = ${wanted.players} and most_price_vnd = ${wanted.mostPriceVnd} and until = ${wanted.until}
      and paid_by = ${wanted.paidBy} and state in ('waiting', 'given')`
  return same?.id ?? null
}

async function endReplaced(q: Query, { memberId, courseId, day }: Wanted, now: Date): Promise<void> {
  const replaced = await q<{ id: number }>`
    select id from waitlist_entries
    where member_id = ${memberId} and course_id = ${courseId} and play_date = ${day}::date and state = 'waiting' order by id`
  for (const { id } of replaced) await endEntry(q, id, { reason: 'left', now })
}

/** The day must have such a start to come before the entry ends, and none that can be booked now. */
async function refuseStarts(
  q: Query,
  { courseId, day, fromMinute, toMinute, holes, players, mostPriceVnd, until }: Wanted,
  now: Date,
): Promise<void> {
  const [from, to] = [fromMinute, toMinute].map((minute) => new Date(startOfDay(day) + minute * minuteMs))
  const [starts] = await q<{ last: Date | null; free: number }>`
    select max(t.starts_at) as last,
      count(*) filter (where t.places_left >= ${players}::int and t.price_vnd between 1 and ${mostPriceVnd}::int
        and not t.is_closed)::int as free
    from tee_times t join courses c on c.id = t.course_id and c.is_open
    where t.play_date = ${day}::date and t.course_id = ${courseId} and t.holes = ${holes}
      and t.starts_at between ${from ?? now} and ${to ?? now} and t.starts_at > ${now}`
  if (!starts?.last || until > starts.last) throw new Refusal('waitlist.notThisTime')
  if (starts.free > 0) throw new Refusal('waitlist.placesFree')
}
