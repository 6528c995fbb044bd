import { bookingStates } from '@teeviet/contract/rules/bookings/statuses'
import { afterAll, beforeAll } from 'vitest'
import { writeDeposit } from '#bookings/booking/rows/deposit'
import { closeAsClub } from '#rounds/club/club-closings'
import { changeDeposit } from '#rounds/new-booking/change-deposit'
import { nameCompany } from '#rounds/new-booking/name-company'
import { setOpenFlight } from '#rounds/open-flights/open-flight'
import { addAttachment } from '#rounds/staff/attachments/change-attachments'
import { keepOnClosing } from '#rounds/staff/close/keep-on-closing'
import { namePlayersAsStaff } from '#rounds/staff/name-players'
import { writeAttendanceAs } from '#rounds/staff/record-attendance'
import { noteStart } from '#rounds/staff/starter/note-start'
import { atMoment, bookingIn, type StatedBooking } from '#testing/bookings/booking-in-state'
import { changeAsQuoted, keptPlayers } from '#testing/bookings/changes'
import { bookingWithMoney, statedPrice } from '#testing/bookings/money-in-state'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff, addTeeTime } from '#testing/golf'
import { staying, type Verb } from '#testing/staff/staff-verb'
import { testInEveryState } from '#testing/staff/test-in-every-state'
import { loadPlayers } from '../booking/rows/players.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())

const day = '2026-11-24'
const closedAt = new Date('2026-11-23T08:00:00+07:00')
const midRound = new Date(`${day}T08:40:00+07:00`)
const by = ({ staff }: StatedBooking) => ({ staff, lang: 'vi' as const })

const company = {
  name: 'Công ty Mẫu',
  tax_code: '0100109106',
  address: '1 Phố Mẫu, Hà Nội',
  email: 'ke-toan@mau.test',
}
const depositVnd = statedPrice / 4
const restBy = new Date(`${day}T00:00:00+07:00`)

const verbs: Readonly<Record<string, Verb>> = {
  'name a player of': {
    act: async (booking) => {
      const { id } = booking
      const [player] = await loadPlayers(ctx.q, id)
      const names = [{ player_id: player?.id ?? 0, name: 'Lê Thu' }]
      return namePlayersAsStaff(ctx, by(booking), { id, names })
    },
    leads: staying(...bookingStates),
    refusal: '',
  },
  'write the starter a note about': {
    act: ({ id, staff }) => noteStart(ctx, staff, { id, note: 'Thuê gậy', seen_note: '' }),
    leads: staying(...bookingStates),
    refusal: '',
  },
  'attach a file to': {
    act: ({ id, staff }) =>
      addAttachment(ctx, staff, { id, name: 'a.pdf', data: Buffer.from('%PDF-1.7\n').toString('base64') }),
    leads: staying(...bookingStates),
    refusal: '',
  },
  // the payment issues the receipt, which names the buyer
  'name the company of': {
    act: (booking) => nameCompany(ctx, by(booking), { id: booking.id, company, seen_tax_code: '' }),
    leads: staying('requested', 'confirmed', 'placed'),
    refusal: 'booking.wrongState',
  },
  'change the deposit of': {
    prepare: async (state) => {
      const booking = await bookingIn(ctx, state)
      if (state === 'placed') await writeDeposit(ctx.q, booking.id, { depositVnd, restBy })
      return booking
    },
    act: (booking) =>
      changeDeposit(ctx, by(booking), {
        id: booking.id,
        deposit: depositVnd * 2,
        rest_by: restBy.getTime(),
        reason: 'Khách xin',
        seen_deposit: depositVnd,
        seen_rest_by: restBy.getTime(),
      }),
    leads: staying('placed'),
    refusal: 'booking.wrongState',
  },
  'record the no-show of a player of': {
    prepare: (state) => bookingWithMoney(ctx, state),
    act: async ({ id, staff }) => {
      const [player] = await loadPlayers(ctx.q, id)
      const player_ids = [player?.id ?? 0]
      return atMoment(ctx, midRound, () =>
        writeAttendanceAs(ctx, staff, { id, player_ids, attendance: 'no_show' }),
      )
    },
    leads: staying('paid', 'played'),
    refusal: 'booking.wrongState',
  },
  'open to other golfers': {
    act: ({ id: bookingId, member }) => setOpenFlight(ctx, member, { bookingId, isOpen: true }),
    leads: staying('requested', 'confirmed', 'placed', 'paid'),
    refusal: 'flight.notThisBooking',
  },
  'record that the club hosts': {
    prepare: async (state) => {
      const booking = await bookingIn(ctx, state)
      const club = await addStaff(ctx.q, ['club'], [booking.courseId])
      const span = { day_from: day, day_to: day, time_from: '06:00', time_to: '07:00' }
      const closing = { facility_id: booking.courseId, ...span, reason: 'maintenance' as const, note: '' }
      await atMoment(ctx, closedAt, () => closeAsClub(ctx, club, closing))
      return booking
    },
    act: (booking) =>
      atMoment(ctx, closedAt, () =>
        keepOnClosing(ctx, by(booking), { id: booking.id, closed_at: closedAt.getTime() }),
      ),
    leads: staying('requested', 'confirmed', 'placed', 'paid'),
    refusal: 'booking.wrongState',
  },
  'split the flight of': {
    prepare: async (state) => {
      const booking = await bookingWithMoney(ctx, state)
      await addTeeTime(ctx.q, { courseId: booking.courseId, at: `${day}T06:38:00+07:00` })
      return booking
    },
    act: async ({ id }) => {
      const [one, ...others] = await keptPlayers(ctx, id)
      const later = new Date(`${day}T06:38:00+07:00`).getTime()
      return changeAsQuoted(ctx, id, {
        players: [{ player_id: one?.player_id, name: '', start_at: later }, ...others],
      })
    },
    leads: staying('requested', 'confirmed', 'placed', 'paid'),
    refusal: 'booking.cannotChange',
  },
}

testInEveryState(() => ctx, verbs)
