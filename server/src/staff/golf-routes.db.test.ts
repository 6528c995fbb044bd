import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffRole } from '../http/actor.ts'
import { type App, createApp } from '../http/app.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { createTestContext, type TestContext } from '../testing/context.ts'
import { addCourse, addStaff } from '../testing/golf.ts'
import { registerStaffGolfRoutes } from './golf-routes.ts'

let ctx: TestContext
let app: App
const browsers = new Map<StaffRole, Browser>()

beforeAll(async () => {
  ctx = await createTestContext()
  const people = {
    staff: await addStaff(ctx.q, ['staff']),
    sales: await addStaff(ctx.q, ['sales']),
    admin: await addStaff(ctx.q, ['admin']),
  }
  const roles = Object.keys(people) as StaffRole[]
  ctx.authenticate = {
    member: async () => null,
    staff: async (token) => people[roles.find((role) => role === token) ?? 'staff'],
  }
  app = await createApp(ctx)
  registerStaffGolfRoutes(app, ctx)
  await app.ready()
  for (const role of roles) {
    const browser = openBrowser(app)
    browser.useToken(role)
    browsers.set(role, browser)
  }
  await addCourse(ctx.q)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

const texts = { vi: 'Giờ vàng', en: '', kr: '', jp: '' }
const span = {
  facility_id: 1,
  day_from: '2026-12-01',
  day_to: '2026-12-01',
  time_from: '06:00',
  time_to: '07:00',
}
const settings = {
  ...{
    title: 'A',
    title_en: 'A',
    description: texts,
    region: 'north',
    sub_region: 'north',
    province: 'A',
    address: 'A',
  },
  ...{
    phone: null,
    latitude: null,
    longitude: null,
    holes: 18,
    par: null,
    length_yards: null,
    designed_by: null,
  },
  ...{ opened: null, website: null, has_lights: null, paths: [], pictures: [], featured_rank: null },
  ...{ is_instant: false, is_open: false },
}
const offer = {
  ...{
    category_id: 999,
    facility_id: 1,
    date_start: '2026-12-01',
    date_end: '2026-12-02',
    time_start: '06:00',
  },
  ...{ time_end: '08:00', number_hole: 18, price: 2, price_sale: 1, is_active: true, is_instant: false },
}
const sale = { name: texts, position: 1, is_flash_sale: true, starts_at: 1, ends_at: 2 }

test.each<[string, Record<string, unknown>, StaffRole[]]>([
  ['courses', { settings }, ['admin']],
  ['courses/1', { version: 99, settings }, ['admin']],
  ['courses/1/schedule', { version: 99, schedule: [] }, ['admin']],
  ['courses/1/refund-terms', { version: 99, refund_terms: [] }, ['admin']],
  ['rates', { facility_id: 1, save: [], remove: [] }, ['admin']],
  ['offers', offer, ['admin']],
  ['offer-categories', sale, ['admin']],
  ['offer-categories/999/end', { version: 1 }, ['admin']],
  ['tee-sheet/close', { ...span, reason: 'club', note: '' }, ['sales', 'admin']],
  ['tee-sheet/open', span, ['sales', 'admin']],
  [
    'tee-sheet/places',
    { id: 1, day: '2026-12-01', capacity: 4, outside: 0, seen_capacity: 4, seen_outside: 0 },
    ['sales', 'admin'],
  ],
  ['tee-sheet/extend', { facility_id: 1 }, ['sales', 'admin']],
])('%s is for %j alone', async (path, body, allowed) => {
  for (const [role, browser] of browsers) {
    const { error_code } = await browser.post(`/api/staff/${path}`, body)
    expect([role, error_code === 403, error_code === 400]).toEqual([role, !allowed.includes(role), false])
  }
})

test.each<[string, Record<string, unknown>]>([
  ['courses', {}],
  ['courses/1', {}],
  ['rates', { facility_id: 1 }],
  ['tee-sheet', { facility_id: 1, day: '2026-12-01' }],
  ['offers', {}],
  ['golf-changes', {}],
])('all staff may read %s', async (path, query) => {
  for (const browser of browsers.values()) {
    expect(await browser.get(`/api/staff/${path}`, query)).toMatchObject({ error_code: 0 })
  }
})
