import { calls } from '@teeviet/contract/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReadApp, type ReadApp } from '#testing/apps/read-app'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse } from '#testing/golf'

let ctx: TestContext
let app: ReadApp
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createReadApp(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

let position = 0
async function addTerms(of: { course?: number; region?: string }, condition: object, isSample = true) {
  position += 1
  await ctx.q`
    insert into refund_terms (course_id, region, applies_to, deadline_hours, penalty_percent, condition, time_text,
      position, is_sample)
    values (${of.course ?? null}, ${of.region ?? null}, 'standard', 48, 50, ${condition}, ${{ vi: '48 giờ', en: '48 hours' }},
      ${position}, ${isSample})`
}

async function addClub(region: string, title: string, isOpen = true) {
  const id = await addCourse(ctx.q)
  await ctx.q`update courses set title = ${title}, title_en = ${`${title} Golf Club`}, sub_region = ${region},
    is_open = ${isOpen} where id = ${id}`
  return id
}

test('lists the clubs by region from north to south, each with its rows together, the region itself last', async () => {
  const south = await addClub('south', 'Sông Bé')
  const north = await addClub('north', 'Vân Trì')
  const coast = await addClub('nha-trang', 'Diamond Bay')
  await addTerms({ region: 'north' }, { vi: 'Cả miền' }, false)
  await addTerms({ course: south }, { vi: 'Mọi ngày' })
  await addTerms({ course: north }, { vi: 'Mọi ngày' })
  await addTerms({ course: coast }, { vi: 'Mọi ngày' })
  await addTerms({ course: north }, { vi: 'Cuối tuần' })
  await addTerms({ course: await addClub('central', 'Đóng cửa', false) }, { vi: 'Mọi ngày' })

  const list = await app.ask(calls['GET /api/services/list_refund_terms'], {})
  expect(list.map((row) => [row.stt, row.region, row.name, row.refundPolicy.condition])).toEqual([
    [1, 'north', 'Vân Trì', 'Mọi ngày'],
    [2, 'north', 'Vân Trì', 'Cuối tuần'],
    [3, 'north', '', 'Cả miền'],
    [4, 'nha-trang', 'Diamond Bay', 'Mọi ngày'],
    [5, 'south', 'Sông Bé', 'Mọi ngày'],
  ])
  expect(list.map((row) => row.is_sample)).toEqual([true, true, false, true, true])
})

test('readers of other languages get the club by its English name and the deadline in their language', async () => {
  const [first] = await app.ask(calls['GET /api/services/list_refund_terms'], { lang: 'en' })
  expect(first).toMatchObject({ name: 'Vân Trì Golf Club', refundPolicy: { time: '48 hours' } })
})

test('a change of terms is on the page as soon as it is notified', async () => {
  await ctx.q`update refund_terms set is_sample = false`
  await expect
    .poll(async () => {
      const list = await app.ask(calls['GET /api/services/list_refund_terms'], {})
      return list.every((row) => !row.is_sample)
    })
    .toBe(true)
})
