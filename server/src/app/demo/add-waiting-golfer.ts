import { holesOffered } from '@teeviet/contract/rules/limits'
import { addDays, dayOf, minuteOfDay } from '@teeviet/contract/rules/time/dates'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { joinWaitlist } from '#rounds/waitlist/join'

const daysAhead = 3

type FullStart = { courseId: number; day: string; startsAt: Date; holes: number; priceVnd: number }

/**
 * Puts the third golfer of the demo world on the waitlist for a tee time that is full in some days, so that the list of
 * staff and of the golfer show an entry. A golfer who has waited before does not wait again.
 */
export async function addWaitingGolfer(ctx: Context, phones: readonly string[]): Promise<void> {
  if (!ctx.config.waitlist) return
  const golfer = await demoGolfer(ctx, phones[2] ?? '')
  const start = await fullStart(ctx)
  const holes = holesOffered.find((one) => one === start?.holes)
  if (!golfer || !start || holes === undefined) return
  const minute = minuteOfDay(start.startsAt)
  await joinWaitlist(
    ctx,
    golfer,
    {
      facility_id: start.courseId,
      day: start.day,
      from_minute: minute,
      to_minute: minute,
      number_hole: holes,
      players: 2,
      most_price: start.priceVnd,
      until: start.startsAt.getTime(),
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

async function fullStart({ q, clock }: Context): Promise<FullStart | null> {
  const [start] = await q<FullStart>`
    select t.course_id as "courseId", t.play_date as day, t.starts_at as "startsAt", t.holes, t.price_vnd as "priceVnd"
    from tee_times t join courses c on c.id = t.course_id and c.is_open
    where t.play_date = ${addDays(dayOf(clock.now()), daysAhead)}::date and t.places_left = 0 and not t.is_closed and t.price_vnd > 0
    order by c.featured_rank nulls last, c.id, t.starts_at limit 1`
  return start ?? null
}
