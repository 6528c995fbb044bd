import { calls, type RequestOf } from '@teeviet/contract'
import { clubAcknowledgementHours } from '@teeviet/contract/rules/limits'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addFirstSettings } from '#platform/settings/first-settings'
import { readClubAcknowledgement } from '#platform/settings/site-settings'
import { createStaffApp, type StaffApp } from '#testing/apps/staff-app'
import { createTestContext, type TestContext } from '#testing/context'

let ctx: TestContext
let app: StaffApp
let admin: { token: string }
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createStaffApp(ctx)
  admin = await app.newStaff('admin')
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})
beforeEach(async () => {
  await ctx.q.text('truncate site_settings')
  await addFirstSettings(ctx)
  app.as(admin)
})

const save = calls['POST /api/staff/settings']
type Settings = RequestOf<'POST /api/staff/settings'>['settings']
const read = () => app.ask(calls['GET /api/staff/settings'], {})
const golfersSee = (lang?: string) => app.ask(calls['GET /api/services/site_settings'], { lang })
const words = (vi: string, en = '') => ({ vi, en, kr: '', jp: '' })
async function changed(part: Partial<Settings>) {
  const { settings, revision } = await read()
  return { revision, settings: { ...settings, ...part } }
}

test('a new installation shows samples marked as such, and saving them untouched changes nothing', async () => {
  const before = await read()
  expect(before.samples).toContain('addresses')
  expect(before.samples).not.toContain('chat_widget_url')
  expect((await golfersSee('vi')).addresses[0]).toContain('mẫu')
  expect(await app.ask(save, await changed({}))).toEqual(before)
})

test('golfers see a new setting at once, in their language, and only that one is no sample any more', async () => {
  const { samples, history } = await app.ask(
    save,
    await changed({
      hotline: '1900 1234',
      addresses: [words('Hà Nội', 'Hanoi')],
      sister_sites: [{ name: words('Cửa hàng', 'Shop'), url: 'https://shop.teeviet.test/' }],
      service_links: [{ type: 'shop', url: 'https://shop.teeviet.test/in' }],
      chat_url: '',
    }),
  )
  expect(await golfersSee('kr')).toMatchObject({
    hotline: '1900 1234',
    addresses: ['Hanoi'],
    sister_sites: [{ name: 'Shop', url: 'https://shop.teeviet.test/' }],
    chat_url: null,
  })
  expect(samples).not.toContain('hotline')
  expect(samples).toContain('company_name')
  expect(history[0]?.detail.split(', ').sort()).toEqual([
    'addresses',
    'chat_url',
    'hotline',
    'service_links',
    'sister_sites',
  ])
})

test('the person on duty is reached by e-mail alone, in the language chosen', async () => {
  const duty = { duty_name: 'Lan', duty_email: 'lan@teeviet.test', duty_language: 'kr' as const }
  const { settings } = await app.ask(save, await changed(duty))
  expect(settings).toMatchObject({ ...duty, duty_phone: '' })
  expect((await read()).history[0]?.detail.split(', ').sort()).toEqual(Object.keys(duty).sort())
})

test('the hours of the acknowledgement are the product’s own until they are set, and again once they are emptied', async () => {
  const set = async (club_acknowledgement_hours: string) => {
    await app.ask(save, await changed({ club_acknowledgement_hours }))
    return [(await read()).settings.club_acknowledgement_hours, await readClubAcknowledgement(ctx.q)]
  }
  expect(await readClubAcknowledgement(ctx.q)).toBe(clubAcknowledgementHours * 3600)
  expect(await set('48')).toEqual(['48', 48 * 3600])
  expect(await set('')).toEqual(['', clubAcknowledgementHours * 3600])
})

test('a setting survives a restart, and a picture page without pictures of its own keeps the drawn ones', async () => {
  const { settings } = await read()
  const policy_images = { ...settings.policy_images, rules: ['/pictures/defaults/banner.svg'], policy: [] }
  await app.ask(save, await changed({ hotline: '1900 1234', policy_images }))
  await addFirstSettings(ctx)
  expect((await golfersSee()).hotline).toBe('1900 1234')
  const images = calls['GET /api/services/list_policy_images']
  expect(await app.ask(images, { type: 'rules' })).toEqual([{ url: '/pictures/defaults/banner.svg' }])
  expect(await app.ask(images, { type: 'policy' })).toHaveLength(2)
})

test('production has the configured company in place of samples, and keeps what staff have set', async () => {
  await app.ask(save, await changed({ hotline: '1900 1234' }))
  const company = {
    name: 'Công ty Golf Việt',
    registration: 'Mã số doanh nghiệp 0312345678',
    address: '12 Lý Thường Kiệt, Hà Nội',
    hotline: '1900 5678',
    email: 'hello@operator.vn',
  }
  await addFirstSettings({ q: ctx.q, config: { ...ctx.config, production: true, company } })
  const { settings, samples } = await read()
  expect(samples).toEqual([])
  expect(settings).toMatchObject({
    company_name: words(company.name),
    company_registration: words(company.registration),
    addresses: [words(company.address)],
    hotline: '1900 1234',
    email: company.email,
    sister_sites: [],
    loyalty_policy_url: '',
  })
  expect(await ctx.q`select name from site_settings where is_sample`).toEqual([])
})

test('no change of a colleague is overwritten, and staff without the role see and save nothing', async () => {
  const mine = await changed({ hotline: '1' })
  await app.ask(save, await changed({ hotline: '2' }))
  expect((await app.refused(save, mine)).error_code).toBe(409)
  await app.newStaff('staff', 'sales')
  expect((await app.refused(save, mine)).error_code).toBe(403)
  expect((await app.refused(calls['GET /api/staff/settings'], {})).error_code).toBe(403)
})

test.each<[string, Partial<Settings>, number]>([
  ['a person on duty without a number', { duty_name: 'Lan' }, 1879],
  ['a person on duty without a name', { duty_phone: '0912345678' }, 1879],
  ['a person on duty who gets no SMS', { duty_name: 'Lan', duty_phone: '02838123456' }, 1879],
  [
    'a person on duty whose account for push does not exist',
    { duty_name: 'Lan', duty_push: 'x@teeviet.test' },
    1913,
  ],
  ['a person on duty without an address', { duty_name: 'Lan' }, 1879],
  ['a person on duty with half an e-mail address', { duty_name: 'Lan', duty_email: 'lan@' }, 1879],
  ['a company without a name', { company_name: words('', 'TeeViet') }, 1873],
  ['a script from an unguarded address', { chat_widget_url: 'http://chat.test/x.js' }, 1871],
  ['a link that runs a script', { chat_url: 'javascript:steal()' }, 1871],
  ['a link to another host in disguise', { loyalty_policy_url: '//other.test' }, 1871],
  ['another service on a page of ours', { service_links: [{ type: 'shop', url: '/shop' }] }, 1871],
  ['a link without a name', { app_links: [{ name: words(''), url: 'https://a.test' }] }, 1872],
  ['an empty address', { addresses: [words('', 'Hanoi')] }, 1872],
  ['a hotline that cannot be called', { hotline: 'call us' }, 1874],
  ['an acknowledgement at the tee time', { club_acknowledgement_hours: '0' }, 1982],
  ['an acknowledgement beyond the limit', { club_acknowledgement_hours: '337' }, 1982],
  ['hours that are not whole', { club_acknowledgement_hours: '1.5' }, 1982],
  ['an email that is none', { email: 'support' }, 1843],
])('%s is refused', async (_, part, code) => {
  expect((await app.refused(save, await changed(part))).error_code).toBe(code)
})

test('a picture page takes pictures of ours only', async () => {
  const { settings } = await read()
  const policy_images = { ...settings.policy_images, rules: ['https://other.test/a.webp'] }
  expect((await app.refused(save, await changed({ policy_images }))).error_code).toBe(1852)
})
