import { expect, type Page, test } from '@playwright/test'
import { dayOf } from '@teeviet/contract/rules/dates'
import { enterCode, newPhone, register } from './golfer.ts'
import { readTransferQr } from './read-qr.ts'
import { codeFor, pay, smsOf } from './sandbox.ts'
import { type Language, text } from './texts.ts'

const DAY_MS = 86_400_000

/** The number of the signed-in golfer's newest bill. */
async function newestBill(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('info') ?? '{}')
    const answer = await fetch('/api/wap/for_wap/get_history_booking_merge', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ page: 1, limit: 1, type: 0, time: 0 }),
    })
    return (await answer.json()).data[0].id_general_bill
  })
}

test('a new golfer finds a tee time and books it, staff confirm, the golfer pays by bank QR', async ({
  page,
  request,
  browser,
}, info) => {
  const language: Language = info.project.name.endsWith('en') ? 'en' : 'vi'
  const t = (area: string, key: string) => text(language, area, key)
  const phone = newPhone()
  const day = dayOf(Date.now() + 4 * DAY_MS)

  await test.step('finds a course by region, day and time of day', async () => {
    await page.goto(`/wap/search-facility?region=north&date=${day}&play_time=1&lang=${language}`)
    await page.locator('html[data-hydrated]').waitFor()
    const card = page
      .getByRole('main')
      .getByRole('article')
      .or(page.getByRole('main').getByRole('listitem'))
      .filter({ has: page.getByRole('heading') })
      .first()
    await card.getByRole('heading').getByRole('link').or(card.getByRole('link').first()).first().click()
    await page.waitForURL(/\/san\/chi-tiet\/\d+|detail-facilities/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  await test.step('takes a tee time with at least three places', async () => {
    const tile = page
      .locator('a[href*="/booking-now"]')
      .filter({ hasText: /4\s(left|chỗ)/ })
      .first()
    await tile.click()
    await page.waitForURL(/\/booking-now/)
    await page.locator('html[data-hydrated]').waitFor()
  })

  const form = page.getByRole('form', { name: t('booking', 'form.label') })
  await test.step('is asked to log in, creates an account, and goes on', async () => {
    await form.getByRole('button', { name: new RegExp(t('booking', 'form.players')) }).click()
    await register(page, request, phone, language)
  })

  await test.step('adds a member by vID and a guest by name', async () => {
    const dialog = page.getByRole('dialog')
    if (!(await dialog.isVisible()))
      await form.getByRole('button', { name: new RegExp(t('booking', 'form.players')) }).click()
    await dialog.getByLabel(t('players', 'keyword')).fill('100001')
    await dialog.getByRole('button', { name: /vID 100001/ }).click()
    await dialog.getByRole('tab', { name: t('players', 'outside') }).click()
    await dialog.getByLabel(t('players', 'guestName')).fill('Khách Demo')
    await dialog.getByLabel(t('players', 'guestName')).press('Enter')
    await expect(dialog.getByText('3/40')).toBeVisible()
    await dialog.getByRole('button', { name: new RegExp(`^${t('players', 'done')}`) }).click()
  })

  await test.step('adds a package and books with the code of an SMS', async () => {
    await form.getByRole('button', { name: new RegExp(t('booking', 'form.packages')) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox').first().check({ force: true })
    await dialog.getByRole('button').last().click()
    const before = (await smsOf(request, phone)).length
    await form.getByRole('button', { name: t('booking', 'form.book'), exact: true }).click()
    const code = await codeFor(request, phone, before)
    await enterCode(page, code)
    await page.waitForURL(/\/info-booking-now\?type=booking-now/)
  })

  const { billId, billCode } =
    await test.step('sees the request waiting for staff, with the hour running', async () => {
      const id = await newestBill(page)
      await page.goto(`/wap/detail-history-booked/${id}?status=0&type=1`)
      await expect(page.getByText(t('bill', 'clock.staff'))).toBeVisible()
      const billCode = /PT[0-9A-Z]{6}/.exec(await page.getByRole('main').innerText())?.[0] ?? ''
      return { billId: id, billCode }
    })

  await test.step('staff confirm and place the order in the console', async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
    const console_ = await context.newPage()
    await console_.goto('/staff/sign-in?lang=en')
    await console_.locator('html[data-hydrated]').waitFor()
    const staff = (key: string) => text('en', 'staff', key)
    await console_.getByLabel(staff('login.email')).fill('admin@teeviet.test')
    await console_.getByLabel(staff('login.password')).fill('teeviet-demo')
    await console_.getByRole('button', { name: staff('login.button') }).click()
    await console_.getByText(billCode).first().click()
    await console_
      .getByRole('button', { name: staff('act.both') })
      .first()
      .click()
    // The panel says what will happen before it does.
    await expect(console_.getByLabel(staff('act.note'))).toBeVisible()
    await console_
      .getByRole('button', { name: staff('act.both') })
      .first()
      .click()
    await expect(async () => expect((await smsOf(request, phone))[0]?.text).toMatch(/\/b\/\d+/)).toPass({
      timeout: 15_000,
    })
    await context.close()
  })

  await test.step('pays the QR code from another phone and sees "paid" without touching the page', async () => {
    await page.goto(`/wap/detail-history-booked/${billId}`)
    const name = new RegExp(t('bill', 'pay.button').replace('{amount}', String.raw`\d`))
    const main = page.getByRole('main')
    await main.getByRole('link', { name }).or(main.getByRole('button', { name })).last().click()
    await page.waitForURL(/payment-method/)
    await page.getByRole('main').getByText(t('payment', 'method.hint.bank')).click()
    await page.waitForURL(/qr-payment/)
    const picture = page.getByRole('img', { name: /QR/ })
    await expect(picture).toBeVisible()
    await pay(request, await readTransferQr(await picture.screenshot({ scale: 'css' })))
    await expect(page.getByText(t('payment', 'qr.paid')).first()).toBeVisible({ timeout: 20_000 })
    await page.waitForURL(/\/wap\/history\?type=3/)
  })

  await test.step('history and the SMS inbox agree', async () => {
    await page.goto(`/wap/detail-history-booked/${billId}`)
    await expect(page.getByText(t('bill', 'status.paid'), { exact: false }).first()).toBeVisible()
    await expect(async () =>
      expect((await smsOf(request, phone))[0]?.text).toMatch(language === 'vi' ? /đã thanh toán/ : /paid/i),
    ).toPass()
  })
})
