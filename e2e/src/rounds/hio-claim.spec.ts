import { type Browser, expect, type Page, request, test } from '@playwright/test'
import { addDays, dayOf, startOfDay } from '@teeviet/contract/rules/time/dates'
import sharp from 'sharp'
import { holdPictures } from '../helpers/devices/hold-pictures.ts'
import { signInByCall } from '../helpers/devices/staff-cookie.ts'
import { newPhone, open } from '../helpers/golfer.ts'
import { callerOf } from '../helpers/morning/calls.ts'
import { freeStarts, newGolfers, transfer } from '../helpers/morning/golfers.ts'
import { type OwnProduct, ownProduct } from '../helpers/own-product/own-product.ts'
import { signIn } from '../helpers/own-product/sign-in.ts'
import { smsOf } from '../helpers/sandbox.ts'
import type { SignedIn } from '../helpers/signed-in.ts'
import { text } from '../helpers/texts.ts'

// a product of its own, whose clock goes on to the round
test.setTimeout(240_000)

const t = (key: string) => text('vi', 'documents', `hio.${key}`)
const staffText = (key: string) => text('en', 'staff-hio', key)
const hourMs = 3_600_000
const today = addDays(dayOf(Date.now()), 1)
const phone = { viewport: { width: 390, height: 844 } }

let product: OwnProduct
test.beforeAll(async () => {
  product = await ownProduct({ DEMO: '1', TEE_SHEET_DAYS: '3' })
  await product.startAt(startOfDay(today) + 6 * hourMs)
})
test.afterAll(() => product.remove())

/** A paid booking of three for today, and the golfer's session. */
async function paidRound(): Promise<{ id: number; startsAt: number; session: SignedIn }> {
  const device = await request.newContext({ baseURL: product.url })
  const [golfer] = await newGolfers(product, [device])
  if (!golfer) throw new Error('no golfer')
  const groups = await freeStarts(golfer.call, { date_played: today, facility_id: 1 }, 4)
  const start = groups.flat().find(({ at }) => at > startOfDay(today) + 9 * hourMs)
  if (!start) throw new Error('no start is free today')
  const guest = (n: number) => ({ user_id: -1, name_out_system: `Khách Demo ${n}`, list_insurrance: [] })
  const sent = await golfer.call('POST /api/services/create_booking_for_wap', {
    facility_id: start.course,
    date_played: start.at,
    list_users: [guest(1), guest(2), guest(3)],
    terms_agreed: 1,
  })
  const id = sent.id_general_bill
  const staff = callerOf(
    device,
    await signInByCall({ email: 'admin@teeviet.test', password: 'teeviet-demo' }, product.url),
  )
  await staff('POST /api/staff/bookings/:id/confirm-and-place', { id })
  await transfer({ id, code: sent.general_bill_code, start, golfer }, product)
  await expect(async () => {
    const { insurrance_id } = await golfer.call('GET /api/services/get_bill_detail_for_wap', { bill_id: id })
    expect(insurrance_id).toBeTruthy()
  }).toPass()
  await device.dispose()
  return { id, startsAt: start.at, session: golfer.session }
}

async function pageOf(browser: Browser, session?: SignedIn): Promise<Page> {
  const context = await product.open(browser, phone)
  if (session) {
    await context.addInitScript((info) => localStorage.setItem('info', info), JSON.stringify(session))
  }
  return context.newPage()
}

test('a golfer claims a hole-in-one on the phone, the witness confirms it once, and staff send it to the insurer', async ({
  browser,
}) => {
  const { id, startsAt, session } = await paidRound()
  const page = await pageOf(browser, session)
  const main = page.getByRole('main')
  const bill = await page.request.get(`${product.url}/api/services/get_bill_detail_for_wap?bill_id=${id}`, {
    headers: { authorization: `Bearer ${session.token}` },
  })
  const certificate = `/wap/insurance-certificate?insurrance_id=${(await bill.json()).data.insurrance_id}`

  await test.step('before the round the certificate says from when claims are taken', async () => {
    await open(page, certificate, 'vi')
    await expect(main).toContainText(t('claim.notNow'))
    await expect(main.getByRole('button', { name: t('claim.open') })).toBeHidden()
  })

  await product.startAt(startsAt + 3 * hourMs)
  await page.context().close()
  const later = await pageOf(browser, session)
  const form = later.getByRole('form', { name: t('claim.title') })
  const witness = newPhone()
  await test.step('after it the form says what is wrong at its fields, then sends the claim', async () => {
    await open(later, certificate, 'vi')
    await later.getByRole('button', { name: t('claim.open') }).click()
    await form.getByLabel(t('claim.yards')).fill('49')
    await form.getByRole('button', { name: t('claim.send') }).click()
    await expect(form).toContainText(t('claim.wrong.yards').replace('{n}', '50'))
    await expect(form).toContainText(t('claim.wrong.photo'))
    await expect(form.getByLabel(t('claim.hole'), { exact: true })).toBeFocused()
    await form.getByLabel(t('claim.hole'), { exact: true }).fill('7')
    await form.getByLabel(t('claim.yards')).fill('152')
    await form.getByLabel(t('claim.club')).fill('Gậy sắt 8')
    await form.getByLabel(t('claim.witnessName')).fill('Trần Chứng')
    await form.getByLabel(t('claim.witnessPhone')).fill(witness)
    const picture = sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#0a0' } })
    const buffer = await picture.jpeg().toBuffer()
    const release = await holdPictures(later)
    await form
      .getByLabel(t('claim.photo'))
      .setInputFiles({ name: 'ball.jpg', mimeType: 'image/jpeg', buffer })
    const width = await later.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    // the phone may still be reading the picture
    await form.getByRole('button', { name: t('claim.send') }).click()
    await expect(form.getByRole('button', { name: t('claim.send') })).toHaveAttribute('aria-busy', 'true')
    await release()
    await expect(later.getByRole('main')).toContainText(t('state.reported'))
  })

  await test.step('the witness confirms by the link, which is over afterwards', async () => {
    let link = ''
    await expect(async () => {
      const [sms] = await smsOf(later.request, witness, product.sandbox)
      link = /\/o\/w\.[\w-]{22}/.exec(sms?.text ?? '')?.[0] ?? ''
      expect(link).not.toBe('')
    }).toPass()
    const other = await pageOf(browser)
    await open(other, link, 'vi')
    await expect(other.getByRole('main')).toContainText('Khách Demo 1')
    await other.getByRole('button', { name: t('witness.yes') }).click()
    await expect(other.getByRole('main').getByRole('status')).toContainText(t('witness.confirmed'))
    await open(other, link, 'vi')
    await expect(other.getByRole('main')).toContainText(t('witness.over'))
    await other.context().close()
  })

  await test.step('staff see the picture and send the claim to the insurer', async () => {
    const console = await (await product.open(browser)).newPage()
    await signIn(console, { email: 'admin@teeviet.test', password: 'teeviet-demo' })
    await open(console, '/staff/hio-claims', 'en')
    const rows = (state: string) =>
      console.locator(`[data-hio-claim="${state}"]`).filter({ hasText: 'Khách Demo 1' })
    const row = rows('witnessed')
    await row.getByRole('button', { name: staffText('photo') }).click()
    await expect(console.getByRole('dialog').locator('img')).toBeVisible()
    await console.keyboard.press('Escape')
    await row.getByRole('button', { name: staffText('to.sent') }).click()
    await expect(row.locator('[data-preview]')).toContainText('/b/')
    await row.getByRole('button', { name: text('en', 'staff-admin', 'back') }).click()
    const saved = console.waitForEvent('download')
    await row.getByRole('button', { name: staffText('sheet.download') }).click()
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
    await row.getByRole('button', { name: staffText('sheet.send') }).click()
    const dialog = console.getByRole('dialog')
    await expect(dialog).toContainText('claims@insurer.test')
    await expect(dialog.locator('[data-preview]')).toContainText('/b/')
    await dialog.getByRole('button', { name: staffText('sheet.send') }).click()
    const sent = rows('sent')
    await expect(sent.locator('[data-hio-sheet="sent"]')).toContainText('claims@insurer.test')
    await expect(sent.getByRole('button', { name: staffText('sheet.again') })).toBeVisible()
    await console.context().close()
  })

  await open(later, certificate, 'vi')
  await expect(later.getByRole('main')).toContainText(t('state.sent'))
  await later.context().close()
})
