import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { normalisePhone } from '@teeviet/contract/rules/phone'
import { typedBookingCode } from '#bookings/booking/codes'
import { courseName } from '#bookings/booking/load-course'
import { nameOfMember } from '#identity/members/vid'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { type Complaint, complaintOnWire, stepsOf } from './complaint.ts'

export type StaffComplaint = ResponseOf<'GET /api/staff/complaints'>[number]

type Row = Complaint & {
  bill_code: string
  title: string
  title_en: string
  vga: number
  fullname: string
  phone: string | null
}

/** A page of complaints: open ones by when they are due, those without a deadline last; others the latest first. */
export async function listComplaintsForStaff(
  ctx: Context,
  asked: InputOf<'GET /api/staff/complaints'> & { courses: number[] | null },
  lang: Language,
): Promise<StaffComplaint[]> {
  return readComplaints(ctx, ctx.q, await findComplaints(ctx.q, asked), lang)
}

async function findComplaints(
  q: Query,
  { state, q: typed, limit, after_id, courses }: Parameters<typeof listComplaintsForStaff>[1],
): Promise<number[]> {
  const after = after_id ?? null
  const words = typed === '' ? null : typed
  const code = typed.toUpperCase()
  const vga = /^\d{1,15}$/.test(typed) ? Number(typed) : 0
  const phone = normalisePhone(typed)
  const rows =
    state === 'open'
      ? await q<{ id: number }>`
          select x.id from complaints x join bookings b on b.id = x.bill_id join members m on m.id = x.member_id
          where x.step <> 'closed'
            and (${words}::text is null or x.code = ${code} or b.code = ${typedBookingCode(code)} or m.vga = ${vga} or m.phone = ${phone})
            and (${courses}::int[] is null or b.course_id = any (${courses}))
            and (${after}::bigint is null or (coalesce(x.due_at, 'infinity'), x.id)
              > (select coalesce(due_at, 'infinity'), id from complaints where id = ${after}))
          order by coalesce(x.due_at, 'infinity'), x.id limit ${limit}`
      : await q<{ id: number }>`
          select x.id from complaints x join bookings b on b.id = x.bill_id join members m on m.id = x.member_id
          where (${state} = 'all' or x.step = 'closed')
            and (${words}::text is null or x.code = ${code} or b.code = ${typedBookingCode(code)} or m.vga = ${vga} or m.phone = ${phone})
            and (${courses}::int[] is null or b.course_id = any (${courses}))
            and (${after}::bigint is null or x.id < ${after})
          order by x.id desc limit ${limit}`
  return rows.map(({ id }) => id)
}

/** Complaints as staff see them, in the order of the ids given; overdue by the clock. */
export async function readComplaints(
  ctx: Context,
  q: Query,
  ids: readonly number[],
  lang: Language,
): Promise<StaffComplaint[]> {
  const [rows, steps] = await Promise.all([
    q<Row>`
      select x.id, x.code /* not null */, x.bill_id, x.member_id, x.topic, x.channel, x.content, x.step, x.due_at, x.created_at,
        b.code as bill_code, c.title, c.title_en, m.vga, m.fullname, m.phone
      from unnest(${[...ids]}::bigint[]) with ordinality as wanted (id, place)
      join complaints x on x.id = wanted.id join bookings b on b.id = x.bill_id
      join courses c on c.id = b.course_id join members m on m.id = x.member_id
      order by wanted.place`,
    stepsOf(q, ids),
  ])
  const now = ctx.clock.now()
  return rows.map((row) => {
    const { answers: _, ...complaint } = complaintOnWire(row, [])
    return {
      ...complaint,
      id: row.id,
      channel: row.channel,
      is_overdue: row.due_at !== null && row.due_at <= now ? 1 : 0,
      booking: { id: row.bill_id, general_bill_code: row.bill_code, facility: courseName(row, lang) },
      golfer: { id: row.member_id, vga: row.vga, fullname: nameOfMember(row), phone: row.phone ?? '' },
      history: steps
        .filter(({ complaint_id }) => complaint_id === row.id)
        .map(({ step, at, who, answer, note, due_at }) => ({
          step,
          at: at.getTime(),
          who,
          answer,
          note,
          due_at: due_at?.getTime() ?? null,
        })),
      now: now.getTime(),
    }
  })
}

/** How many open complaints wait for the operator's next step, and how many of them are past its day. */
export async function countWaitingComplaints(
  q: Query,
  now: Date,
  courses: number[] | null = null,
): Promise<{ waiting_complaints: number; overdue_complaints: number }> {
  const [row] = await q<{ waiting_complaints: number; overdue_complaints: number }>`
    select count(*) as waiting_complaints, count(*) filter (where due_at <= ${now}) as overdue_complaints
    from complaints where step <> 'closed' and due_at is not null
      and (${courses}::int[] is null or bill_id in (select id from bookings where course_id = any (${courses})))`
  return row ?? { waiting_complaints: 0, overdue_complaints: 0 }
}
