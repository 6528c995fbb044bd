import { createElement } from 'react'
import { expect, it } from 'vitest'
import { FailedCall, Refused } from '#api/client/failed-call.ts'
import type { PriceList } from '#api/queries/price-table.ts'
import { markupOf } from '#i18n/testing/markup-of.ts'
import { PriceResult } from './price-result.tsx'

/** The message shown instead of the prices after loading. */
async function shownOf(answer: { data?: PriceList; error?: Error }): Promise<string> {
  const query = { data: undefined, error: null, isFetching: false, refetch: () => undefined, ...answer }
  return markupOf(createElement(PriceResult, { query, asked: {}, onAll: () => undefined }), ['ui', 'prices'])
}

/** The cells of a table, line by line: how many lines each covers and what it says. */
function linesOf(html: string): string[][] {
  return [...html.matchAll(/<tr.*?<\/tr>/gs)].map(([line]) =>
    [...line.matchAll(/<t[hd]([^>]*)>(.*?)<\/t[hd]>/gs)].map(([, attributes = '', content = '']) =>
      [/rowSpan="(\d+)"/i.exec(attributes)?.[1], content.replaceAll(/<[^>]+>/g, '')]
        .filter(Boolean)
        .join(' '),
    ),
  )
}

it('prices are grouped by course, group, time range, customer type and 18 holes, cells of a course and a group as one', async () => {
  const item = (id: number, time_start: string, customer: string, price: number) => ({
    id,
    time_start,
    time_end: '10:30:00',
    number_hole: 18,
    customers: [{ name: customer }],
    price,
  })
  const course = {
    facility_id: 1,
    facility_name: 'Long Thành',
    list_normal: [item(1, '05:00,000', 'Khách lẻ', 1_950_000), item(2, '05:00,000', 'Hội viên', 900_000)],
    list_weeken: [item(3, '06:15,000', 'Khách lẻ', 3_150_000)],
  }
  const shown = await shownOf({ data: [course] })
  expect(linesOf(shown)).toEqual([
    ['Sân golf', 'Nhóm giờ chơi', 'Khung giờ', 'Loại khách', '18 hole'],
    ['3 Long Thành', '2 Ngày thường', '05:00 – 10:30', 'Khách lẻ', '1.950.000đ'],
    ['05:00 – 10:30', 'Hội viên', '900.000đ'],
    ['1 Cuối tuần', '06:15 – 10:30', 'Khách lẻ', '3.150.000đ'],
  ])
})

it('prices that were refused, or that the server failed at, could not be got', async () => {
  for (const error of [new Refused(12, 'không được'), new FailedCall(500, 500, 'Lỗi máy chủ')])
    expect(await shownOf({ error })).toContain('Không thể lấy giá. Vui lòng thử lại.')
})

it('unanswered prices are a connection error', async () => {
  const shown = await shownOf({ error: new FailedCall(0, 0, '') })
  expect(shown).toContain('Lỗi kết nối. Vui lòng thử lại sau.')
  expect(shown).not.toContain('Không thể lấy giá')
})
