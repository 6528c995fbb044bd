import { holesOffered } from '@teeviet/contract/rules/limits'
import { addDays, dayOf, minuteOfDay } from '@teeviet/contract/rules/time/dates'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { joinWaitlist } from '#rounds/waitlist/join'

const daysAhead = 3

type FullRun = { courseId: number; day: string; first: Date; last: Date; holes: number; priceVnd: number }

/**
 * Puts the third golfer of the demo world on the waitlist for the longest time without a place in some days, so that the
 * list of staff and of the golfer show an entry. A golfer who has waited before does not wait again.
 */
export async function addWaitingGolfer(ctx: Context, phones: readonly string[]): Promise<void> {
  if (!ctx.config.waitlist) return
  const golfer = await demoGolfer(ctx, phones[2] ?? '')
  const run = await longestFullRun(ctx)
  const holes = holesOffered.find((one) => one === run?.holes)
  if (!golfer || !run || holes === undefined) return
  await joinWaitlist(
    ctx,
    golfer,
    {
      facility_id: run.courseId,
      day: run.day,
      from_minute: minuteOfDay(run.first),
      to_minute: minuteOfDay(run.last),
      number_hole: holes,
      players: 2,
      most_price: run.priceVnd,
      until: run.last.getTime(),
      paid_by: 'hold',
      uid: undefined,
      bank_id: undefined,
      is_wap: undefined,
      lang: undefined,
    },
    'vi',
  )
}

async function demoGolfer({ q }: Context, phone: string): Promise<Member | null> {
  const [row] = await q<Pick<Member, 'id' | 'vga' | 'phone' | 'fullname'>>`
    select id, vga, phone, fullname from members
    where phone = ${phone} and is_demo and deleted_at is null
      and not exists (select from waitlist_entries where member_id = members.id)`
  return row ? { ...row, kind: 'member', bankId: null, merchant: null, sessionId: '' } : null
}

/** The most tee times of a course after each other that are full. */
async function longestFullRun({ q, clock }: Context): Promise<FullRun | null> {
  const [run] = await q<FullRun>`
    select course_id as "courseId", play_date as day, min(starts_at) as first /* not null */, max(starts_at) as last /* not null */,
      holes, max(price_vnd) as "priceVnd" /* not null */
    from (
      select t.course_id, t.play_date, t.starts_at, t.holes, t.price_vnd, t.places_left, t.is_closed,
        row_number() over (partition by t.course_id, t.holes order by t.starts_at)
          - row_number() over (partition by t.course_id, t.holes, t.places_left = 0 order by t.starts_at) as run
      from tee_times t join courses c on c.id = t.course_id and c.is_open
      where t.play_date = ${addDays(dayOf(clock.now()), daysAhead)}::date
    ) starts
    where places_left = 0 and not is_closed and price_vnd > 0
    group by course_id, play_date, holes, run
    order by count(*) desc, course_id limit 1`
  return run ?? null
}
