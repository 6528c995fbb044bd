import { createElement } from 'react'
import { expect, it } from 'vitest'
import type { BillService } from '#api/queries/member/bill.ts'
import { markupOf } from '#i18n/testing/markup-of.ts'
import { BillServices } from './bill-services.tsx'

const unpaid = { id: 1, refund: 0, num_payment: 0, can_payment: 1, is_cancel: 0 } as const
const player = {
  is_unnamed: 0 as const,
  attendance: 'expected' as const,
  id: 1,
  avatar: '',
  date_played: 0,
  amount: 2_000_000,
  is_cancel: 0,
} as const
const member = {
  ...player,
  fullname: 'Lê Thu Hà',
  name_out_system: '',
  pack_name: ['D20', 'D50'],
  packages: [],
}
const guest = { ...player, id: 2, fullname: '', name_out_system: 'Bác Tư', pack_name: [], packages: [] }
const booking: BillService = {
  ...unpaid,
  type: 'booking',
  name_unit: 'Tee time',
  amount: 4_000_000,
  booking_pax_detail: { date_played: 0, facility: { id: 1, title: 'A', sub_title: 'A' }, number_hole: 18 },
  listData: [member, guest],
}
const hio: BillService = {
  ...unpaid,
  type: 'hio',
  name_unit: 'Bảo hiểm HIO',
  amount: 50_000,
  listData: [{ code: 'HIO26A', name: 'D50', player: 'Nguyễn An', amount: 50_000, is_cancel: 0 }],
}
const shop: BillService = {
  ...unpaid,
  type: 'shop',
  name_unit: 'Cửa hàng',
  amount: 900_000,
  listData: [{ name: 'Bóng golf', number: 3, total_price: 900_000 }],
}
const other: BillService = {
  ...unpaid,
  type: 'other',
  name_unit: 'Dịch vụ khác',
  amount: 300_000,
  listData: [{ name: 'Tủ đồ', amount: 300_000 }],
}

async function htmlOf(services: BillService[]): Promise<string> {
  return markupOf(createElement(BillServices, { services }), ['ui', 'bill'])
}
const wordsIn = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
const wordsOf = async (service: BillService) => wordsIn(await htmlOf([service]))

it('each service opens by itself to its lines: players, packages, goods, anything else', async () => {
  const html = await htmlOf([booking, hio, shop, other])
  const services = [...html.matchAll(/<details(?! [^>]*open)[^>]*><summary.*?<\/summary>(.*?)<\/details>/gs)]
  expect(services.map(([, lines = '']) => wordsIn(lines))).toEqual([
    expect.stringMatching(/Lê Thu Hà D20 · D50 2\.000\.000đ .*Bác Tư · khách 2\.000\.000đ$/),
    'Nguyễn An · D50 · HIO26A 50.000đ',
    'Bóng golf × 3 900.000đ',
    'Tủ đồ 300.000đ',
  ])
})

it('a group on several tee times has their own one beside each player', async () => {
  const at = (clock: string) => Date.parse(`2026-11-24T${clock}:00+07:00`)
  const listData = [
    { ...member, date_played: at('06:20') },
    { ...guest, date_played: at('06:28') },
  ]
  expect(await wordsOf({ ...booking, listData })).toMatch(/Lê Thu Hà · 06:20 D20 .*Bác Tư · 06:28 · khách/)
  expect(await wordsOf(booking)).not.toMatch(/\d\d:\d\d/)
})

it('a service says how far it is paid, and shows a check only where it can be paid now', async () => {
  const payable = 'thanh toán được ngay'
  expect(await wordsOf(booking)).toContain(`chưa thanh toán ${payable} 4.000.000đ`)
  expect(await wordsOf({ ...booking, num_payment: 1 })).toContain(`đã thanh toán 1/2 ${payable}`)
  const paid = await htmlOf([{ ...booking, num_payment: 2, can_payment: 0 }])
  expect(paid).toContain('data-look="blurred"')
  expect(wordsIn(paid)).toContain('Tee time đã thanh toán 4.000.000đ')
  expect(wordsIn(paid)).not.toContain(payable)
})

it('a cancelled service says so, and what went back of it', async () => {
  const gone = await htmlOf([{ ...booking, is_cancel: 1, refund: 1_500_000 }])
  expect(gone).toContain('data-look="cancelled"')
  expect(wordsIn(gone)).toContain('Tee time đã hủy 4.000.000đ')
  expect(wordsIn(gone)).toContain('Đã hoàn 1.500.000đ')
  expect(wordsIn(gone)).not.toContain('có thể thanh toán')
})
