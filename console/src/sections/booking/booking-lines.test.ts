import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { StaffBookingDetail } from './booking.ts'
import { BookingPlayers } from './booking-lines.tsx'

type Player = StaffBookingDetail['players'][number]

const shared = (name: string) => ({
  fullname: '',
  name_out_system: name,
  avatar: '',
  is_unnamed: 0 as const,
  date_played: null,
  attendance: 'expected' as const,
})
const player = (id: number, name: string): Player => ({
  ...shared(name),
  caddie: '',
  buggy: '',
  is_walking: false,
  id,
  name,
  vga: -1,
  user_id: -1,
  id_display: '',
  money: 2_000_000,
  hio_list: [],
  checked: 1,
})
const line = (id: number, name: string, is_cancel: 0 | 1, pack_name: string[] = []) => ({
  ...shared(name),
  id,
  amount: 2_000_000,
  pack_name,
  packages: [],
  is_cancel,
})

test('each player has their own price and packages, and the name of one who left is struck out', () => {
  const bookingLines: StaffBookingDetail['services'][number] = {
    type: 'booking',
    id: 1,
    name_unit: '',
    amount: 4_000_000,
    refund: 0,
    num_payment: 0,
    can_payment: 0,
    is_cancel: 0,
    booking_pax_detail: {
      date_played: 0,
      facility: { id: 1, title: '', sub_title: '' },
      number_hole: 18,
    },
    listData: [line(1, 'An', 1), line(2, 'Bình', 0, ['D50']), line(3, 'Chi', 0)],
  }
  const booking = { services: [bookingLines], players: [player(2, 'Bình'), player(3, 'Chi')] }
  const markup = renderToStaticMarkup(createElement(BookingPlayers, { booking }))
  const rows = [...markup.matchAll(/<li.*?<\/li>/g)].map(([row]) => row)
  expect(rows).toHaveLength(3)
  expect(rows[0]).toMatch(/<del[^>]*>An<\/del>/)
  expect(rows[0]).not.toContain('2.000.000đ')
  expect(rows[1]).toMatch(/Bình.*D50.*2\.000\.000đ/)
  expect(rows[2]).toMatch(/Chi.*2\.000\.000đ/)
  expect(rows[2]).not.toContain('D50')
})
