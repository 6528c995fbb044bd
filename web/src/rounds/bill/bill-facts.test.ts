import { instantAt } from '@teeviet/contract/rules/time/dates'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import type { Bill } from '#api/queries/member/bill.ts'
import { markupOf } from '#i18n/testing/markup-of.ts'
import { BillFacts } from './bill-facts.tsx'

it('a bill shows its code, the number of its services, course, play time, booker and their phone', async () => {
  const facility = { id: 1, title: 'Long Thành', sub_title: 'Sân Đồi' }
  const date_played = instantAt('2026-11-20', '06:30')
  const bill = {
    code: 'TVB8C2XY',
    payment_code: 'TTK658WZ',
    total_services: 2,
    services: [{ type: 'booking', booking_pax_detail: { date_played, facility, number_hole: 18 } }],
    date_played,
    is_any_time: 0,
    flights: [{ date_played, number_player: 2, players: ['Lê Thu Hà', 'Khách Demo'] }],
    number_player: 2,
    user_book: 'Lê Thu Hà',
    phone: '0900000001',
    created_at: instantAt('2026-11-08', '21:05'),
  } as unknown as Bill
  const html = (await markupOf(createElement(BillFacts, { bill }), ['ui', 'bill'])).replaceAll('\u00a0', ' ')
  const facts = [...html.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, name, value]) => [
    name,
    value,
  ])
  expect(Object.fromEntries(facts)).toEqual({
    'Mã đặt chỗ': 'TVB8C2XY',
    'Mã thanh toán': 'TTK658WZ',
    'Số dịch vụ': '2',
    'Sân, số hố': 'Sân Đồi · 18 hố',
    'Giờ chơi': 'T6 20/11/2026 - 06:30',
    'Số người chơi': '2 người: Lê Thu Hà, Khách Demo',
    'Người đặt': 'Lê Thu Hà',
    'Số điện thoại': '0900000001',
    'Ngày đặt': '21:05 08/11/2026',
  })
})
