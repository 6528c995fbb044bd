import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { instantAt } from '@teeviet/contract/rules/time/dates'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import type { BillService } from '#api/queries/member/bill.ts'
import { markupOf } from '#i18n/testing/markup-of.ts'
import { NamePlayers } from './name-players.tsx'

const player = (id: number, name_out_system: string, is_unnamed: 0 | 1, is_cancel: 0 | 1 = 0) => ({
  id,
  name_out_system,
  is_unnamed,
  is_cancel,
  fullname: '',
  avatar: '',
  date_played: null,
  attendance: 'expected' as const,
  amount: null,
  pack_name: [],
  packages: [],
})
const booking: BillService = {
  type: 'booking',
  id: 1,
  name_unit: 'Tee time',
  amount: null,
  refund: 0,
  num_payment: 0,
  can_payment: 0,
  is_cancel: 0,
  booking_pax_detail: { date_played: 0, facility: { id: 1, title: 'A', sub_title: 'A' }, number_hole: 18 },
  listData: [
    player(1, 'Bác Tư', 0),
    player(2, 'Người chơi 2', 1),
    player(3, 'Người chơi 3', 1, 1),
    player(4, 'Người chơi 4', 1),
  ],
}
const bill = { id_general_bill_detail: 7, now: instantAt('2026-11-20', '08:00'), services: [booking] }

const drawn = (deadline: number | null) =>
  markupOf(
    createElement(
      QueryClientProvider,
      { client: new QueryClient() },
      createElement(NamePlayers, { bill, deadline, onChange: () => undefined }),
    ),
    ['bill', 'ui'],
  )

it('asks for a name of each player without one who still plays, and says until when', async () => {
  const html = await drawn(instantAt('2026-11-24', '04:30'))
  const labels = [...html.matchAll(/<label[^>]*>(.*?)<\/label>/g)].map(([, words]) => words)
  expect(labels).toEqual(['Người chơi 2', 'Người chơi 4'])
  expect([...html.matchAll(/name="(player-\d+)"/g)].map(([, name]) => name)).toEqual(['player-2', 'player-4'])
  expect(html).toMatch(/04:30/)
  expect(html).toMatch(/<button[^>]*type="submit".*Lưu tên/)
})

it('says after the deadline that staff take the names, without a form', async () => {
  const html = await drawn(null)
  expect(html).toContain('Đã hết hạn điền tên người chơi.')
  expect(html).not.toMatch(/<form|<input|<button/)
})
