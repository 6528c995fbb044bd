import { changeDeposit } from '#rounds/new-booking/change-deposit'
import { nameCompany } from '#rounds/new-booking/name-company'
import { quoteBooking } from '#rounds/new-booking/quote-booking'
import { noteStart } from '#rounds/staff/starter/note-start'
import { makeAsStaff, typedBooking } from '#testing/bookings/new-booking'
import type { Act } from '../act.ts'
import { bookingsOf } from '../golfer-acts.ts'

const companies = [
  { name: 'Công ty Mẫu', tax_code: '0100109106', address: '1 Phố Mẫu, Hà Nội', email: 'ke-toan@mau.test' },
  { name: 'Công ty Thử', tax_code: '0302019102', address: '2 Phố Mẫu, Đà Nẵng', email: 'ke-toan@thu.test' },
]

type Order = { id: number; state: string; total: number; depositVnd: number; restBy: Date }

/** Staff make a booking whose deposit is paid first. */
const ordersWithDeposit: Act = async (world, dice) => {
  const { ctx, admin, starts, golfers } = world
  const start = dice.of(starts)
  const golfer = dice.of(golfers)
  if (!start || !golfer) return null
  const rest_by = new Date(start.at).getTime() - dice.among(2, 12) * 3_600_000
  const fields = typedBooking(start, { phone: golfer.phone, golfer_plays: 1, deposit: 500_000, rest_by })
  const key = `deposit-key-${world.serial()}`
  return {
    text: `staff make a booking with a deposit ${JSON.stringify(fields)}`,
    run: async () => {
      const { payment_amount: amount } = await quoteBooking(ctx, fields, 'vi')
      await makeAsStaff(ctx, admin, { ...fields, expected_amount: amount ?? 0 }, key)
    },
  }
}

/** Staff change the deposit of an order, mostly one that waits for it, once in a while as they read it before. */
const changesDeposit: Act = async ({ ctx, admin }, dice) => {
  const orders = await ctx.q<Order>`
    select id, state, amount_vnd as total, deposit_vnd as "depositVnd", rest_by as "restBy" /* not null */
    from bookings where deposit_vnd is not null and amount_vnd is not null order by id`
  const waiting = orders.filter(({ state }) => state === 'placed')
  const order = dice.of(dice.below(6) > 0 ? waiting : orders)
  if (!order) return null
  const { id, total, depositVnd, restBy } = order
  const deposit = dice.among(depositVnd, 400_000, total - 1, total)
  const rest_by = restBy.getTime() - dice.among(0, 1, 24) * 3_600_000
  const seen_deposit = dice.below(6) > 0 ? depositVnd : 1
  const seen = { seen_deposit, seen_rest_by: restBy.getTime() }
  return {
    text: `staff change the deposit of ${id} from ${depositVnd} to ${deposit} of ${total}`,
    run: () =>
      changeDeposit(
        ctx,
        { staff: admin, lang: 'vi' },
        { id, deposit, rest_by, reason: 'Khách xin', ...seen },
      ),
  }
}

/** Staff name the company that any booking is for, another one, or none. */
const namesCompany: Act = async (world, dice) => {
  const { ctx, admin } = world
  const booking = dice.of(await bookingsOf(world))
  if (!booking) return null
  const { id } = booking
  const [known] = await ctx.q<{ tax_code: string }>`
    select c.tax_code from bookings b join companies c on c.id = b.company_id where b.id = ${id}`
  const company = dice.below(4) > 0 ? dice.of(companies) : undefined
  const seen_tax_code = known?.tax_code ?? ''
  return {
    kind: company ? 'a company' : 'none',
    text: `staff name ${company?.name ?? 'no company'} for ${id} in place of ${seen_tax_code || 'none'}`,
    run: () => nameCompany(ctx, { staff: admin, lang: 'vi' }, { id, company, seen_tax_code }),
  }
}

/** Staff leave the starter a note about any booking. */
const notesStart: Act = async (world, dice) => {
  const { ctx, admin } = world
  const booking = dice.of(await bookingsOf(world))
  if (!booking) return null
  const { id } = booking
  const [row] = await ctx.q<{ note: string | null }>`select start_note as note from bookings where id = ${id}`
  const note = dice.among('', 'Thuê gậy', 'Đến muộn')
  return {
    text: `staff note '${note}' for the starter about ${id}`,
    run: () => noteStart(ctx, admin, { id, note, seen_note: row?.note ?? '' }),
  }
}

export const orderActs = { ordersWithDeposit, changesDeposit, namesCompany, notesStart }
