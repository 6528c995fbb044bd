import { afterEach } from 'vitest'
import { recordComplaint, takeComplaintStep } from '#engagement/complaints/take-step'
import { listApprovals } from '#money/approvals/list-approvals'
import { decideApproval, proposeAct } from '#money/books/decide-approval'
import { nameCompany } from '#rounds/new-booking/name-company'
import { openBooking } from '#rounds/staff/open-booking'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { bookingWithMoney, refundOf } from '#testing/bookings/money-in-state'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import { type Race, testRaces } from './run-race.ts'

/* Two colleagues decide the same case at the same moment: a complaint, the buyer of a booking, a proposal over money. */

let ctx: TestContext
afterEach(() => ctx.close())

const lang = 'vi' as const
const colleagues = async () => [await addStaff(ctx.q), await addStaff(ctx.q)] as const

const races: Readonly<Record<string, Race>> = {
  'two steps of a complaint': {
    prepare: async () => {
      const { id: billId } = await bookingIn(ctx, 'placed')
      const { general_bill_code: bill_code } = await openBooking(ctx, billId, lang)
      const [mine, yours] = await colleagues()
      const typed = { bill_code, topic: 'club', channel: 'hotline', content: 'Caddie không đến' } as const
      const { id } = await recordComplaint(ctx, { staff: mine, lang }, typed, null)
      const verify = (staff: typeof mine) => () =>
        takeComplaintStep(
          ctx,
          { staff, lang },
          { id, from: 'received', to: 'verified', answer: '', note: '', due_at: undefined },
        )
      const stored = async () =>
        (await ctx.q`select 1 from complaint_steps where complaint_id = ${id} and step = 'verified'`).length
      return { one: verify(mine), other: verify(yours), stored }
    },
    gate: { table: 'complaints', on: 'update' },
    guards: [{ sql: /(where id = \$\d+) and step = (\$\d+)/, instead: '$1 and $2::text is not null' }],
    end: { other: 'staff.changedMeanwhile', stored: 1 },
    damage: 2,
  },
  'two companies named for a booking': {
    prepare: async () => {
      const { id } = await bookingIn(ctx, 'placed')
      const [mine, yours] = await colleagues()
      const named = (staff: typeof mine, name: string, tax_code: string) => () => {
        const company = { name, tax_code, address: '1 Phố Mẫu, Hà Nội', email: 'ke-toan@mau.test' }
        return nameCompany(ctx, { staff, lang }, { id, company, seen_tax_code: '' })
      }
      const stored = async () => (await openBooking(ctx, id, lang)).company?.name
      return {
        one: named(mine, 'Công ty Mẫu', '0100109106'),
        other: named(yours, 'Công ty Khác', '0301452948'),
        stored,
      }
    },
    gate: { table: 'bookings', on: 'update' },
    guards: [{ sql: /(select state from bookings where id = \$\d+) for update/, instead: '$1' }],
    end: { other: 'staff.changedMeanwhile', stored: 'Công ty Mẫu' },
    damage: 'Công ty Khác',
  },
  'two approvals of a proposal': {
    prepare: async () => {
      const booking = await bookingWithMoney(ctx, 'cancellation_requested')
      await ctx.q`insert into site_settings (name, value) values ('second_person_above', '"1000000"'::jsonb)`
      await proposeAct(ctx, booking.staff, { act: 'refund', fields: { id: await refundOf(ctx, booking) } })
      const [mine, yours] = await colleagues()
      const id = (await listApprovals(ctx.q, mine.id)).at(-1)?.id ?? 0
      const approve = (by: typeof mine) => () =>
        decideApproval(ctx, { staff: by, lang }, { id, decision: 'approve', reason: '' })
      const stored = async () => {
        const acts = await ctx.q<{ by: number }>`
          select staff_id as by from staff_acts where subject = ${`approval:${id}`} and what = 'approval.approved' order by id`
        return acts.map(({ by }) => (by === mine.id ? 'mine' : 'yours'))
      }
      return { one: approve(mine), other: approve(yours), stored }
    },
    gate: { table: 'approvals', on: 'update' },
    guards: [{ sql: /(decided_by, outcome\s+from approvals where id = \$\d+) for update/, instead: '$1' }],
    end: { other: 'approval.decided', stored: ['mine'] },
    damage: ['mine', 'yours'],
  },
}

testRaces(races, async () => {
  ctx = await createTestContext()
  return ctx
})
