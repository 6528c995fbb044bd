import { expect, type Page, test } from '@playwright/test'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { formatDayWithWeekday } from '@teeviet/contract/rules/time/spoken-dates'
import { newPhone, open, register } from '../helpers/golfer.ts'
import { readTransferQr } from '../helpers/read-qr.ts'
import { pay, smsOf } from '../helpers/sandbox.ts'
import { confirmAndPlace, signInToConsole } from '../helpers/staff.ts'
import { type Language, text } from '../helpers/texts.ts'

const DAY_MS = 86_400_000

// with everything a golfer's browser runs
test.use({ serviceWorkers: 'allow' })

/** The tab of bookings on a phone, the entry in the header on a wide screen. */
async function openHistory(page: Page, language: Language): Promise<void> {
  const t = (key: string) => text(language, 'shell', key)
  const bars = page.getByRole('navigation', { name: t('bottomNavigation') })
  const onPhone = bars.getByRole('link', { name: t('bar.bookings') })
  const onTop = page
    .getByRole('navigation', { name: t('mainNavigation') })
    .getByRole('link', { name: t('nav.bookings') })
  await onPhone.or(onTop).filter({ visible: true }).click()
  await page.waitForURL(/\/wap\/history/)
}

test('a new golfer finds a tee time and books it, staff confirm, the golfer pays by bank QR', async ({
  page,
  request,
  browser,
}, info) => {
  const language: Language = info.project.name.endsWith('en') ? 'en' : 'vi'
  const t = (area: string, key: string) => text(language, area, key)
  const phone = newPhone()
  // Both languages may run at once: each takes its tee time from a day of its own.
  const day = dayOf(Date.now() + (language === 'en' ? 5 : 4) * DAY_MS)
  const dialog = page.getByRole('dialog')
  const main = page.getByRole('main')

  await test.step('finds a course by region, day and time of day', async () => {
    await open(page, '/wap/search-facility', language)
    const chips = page.getByRole('group', { name: t('search', 'filters') })
    await chips.getByRole('button', { name: t('search', 'region') }).click()
    await dialog.getByRole('button', { name: t('course', 'region.north') }).click()
    await chips.getByRole('button', { name: t('search', 'date') }).click()
    await expect(dialog.getByRole('table')).toBeVisible()
    const date = dialog.getByRole('button', { name: formatDayWithWeekday(day, language) })
    // The day may be in the next month.
    if (!(await date.isVisible())) await dialog.getByRole('button', { name: t('ui', 'next') }).click()
    await date.click()
    await chips.getByRole('button', { name: t('search', 'playTime') }).click()
    await dialog.getByRole('button', { name: t('tee-times', 'band.1') }).click()
    await expect(page).toHaveURL(/region=north/)
    await expect(page).toHaveURL(new RegExp(`date=${day}`))
    await expect(page).toHaveURL(/play_time=1/)
    const found = main.getByRole('article').first()
    await expect(found.getByRole('list')).toBeVisible()
    const course = (await found.getByRole('heading').textContent()) ?? ''
    await found.getByRole('link', { name: course }).click()
    await page.waitForURL(/\/san\/chi-tiet\/\d+/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(course)
  })

  await test.step('takes a tee time with four places', async () => {
    const places = t('ui', 'placesLeft_other').replace('{n}', '4')
    const tile = main.getByRole('link', { name: places }).first()
    await tile.click()
    await page.waitForURL(/\/booking-now/)
    await page.locator('html[data-hydrated]').waitFor()
  })

  const form = page.getByRole('form', { name: t('booking', 'form.label') })
  await test.step('is asked to log in, creates an account, and goes on', async () => {
    await form.getByRole('button', { name: t('booking', 'form.players') }).click()
    await register(page, request, phone, language)
  })

  await test.step('adds a member by vID, and a guest whose name is typed and left with “Done”', async () => {
    await dialog.getByLabel(t('players', 'keyword')).fill('100001')
    await dialog.getByRole('button', { name: /vID 100001/ }).click()
    await dialog.getByRole('tab', { name: t('players', 'outside') }).click()
    await dialog.getByLabel(t('players', 'guestName')).fill('Khách Demo')
    await dialog.getByRole('button', { name: t('players', 'doneWith_other').replace('{n}', '3') }).click()
    await expect(form.getByRole('button', { name: t('booking', 'form.players') })).toContainText('+1')
  })

  await test.step('adds a package and books without a second code, minutes after that of the login', async () => {
    await form.getByRole('button', { name: t('booking', 'form.packages') }).click()
    await dialog.getByRole('checkbox').first().press('Space')
    await dialog.getByRole('button').last().click()
    const before = (await smsOf(request, phone)).length
    await form.getByRole('button', { name: t('booking', 'form.book'), exact: true }).click()
    await page.waitForURL(/\/info-booking-now\?type=booking-now/)
    const since = (await smsOf(request, phone)).slice(0, -before)
    expect(since.filter(({ text: sms }) => /\b\d{6}\b/.test(sms))).toEqual([])
  })

  const card = main.getByRole('article')
  const billCode = await test.step('finds the request in the history, waiting for staff', async () => {
    await openHistory(page, language)
    await expect(card).toHaveCount(1)
    await expect(card).toContainText(t('bill', 'status.awaitingStaff'))
    await expect(card).toContainText(t('bill', 'clock.staff'))
    const [code = ''] = /TV[0-9A-Z]{6}/.exec((await card.textContent()) ?? '') ?? []
    await card.getByRole('link').first().click()
    await page.waitForURL(/\/wap\/detail-history-booked\/\d+/)
    await expect(main.getByText(t('bill', 'clock.staff'))).toBeVisible()
    return code
  })

  await test.step('staff confirm and place the order in the console', async () => {
    const console_ = await signInToConsole(browser)
    await confirmAndPlace(console_, billCode)
    await console_.context().close()
  })

  const amount = await test.step('is asked to pay on the open page and by SMS', async () => {
    const name = new RegExp(t('bill', 'pay.button').replace('{amount}', String.raw`([\d.,]+)`))
    const button = main.getByRole('link', { name }).or(main.getByRole('button', { name })).last()
    await expect(button).toBeVisible({ timeout: 20_000 })
    await expect(button).toBeInViewport()
    const [, shown = ''] = name.exec((await button.textContent()) ?? '') ?? []
    await expect(async () => {
      const [newest] = await smsOf(request, phone)
      expect(newest?.text).toContain(shown)
      expect(newest?.text).toMatch(/\/b\/\d+/)
    }).toPass({ timeout: 15_000 })
    await button.click()
    return shown
  })

  await test.step('pays the QR code from another phone and sees "paid" without touching the page', async () => {
    await page.waitForURL(/payment-method/)
    await main.getByText(t('payment', 'method.hint.bank')).click()
    await page.waitForURL(/qr-payment/)
    const picture = page.getByRole('img', { name: /QR/ })
    await expect(picture).toBeVisible()
    await pay(request, await readTransferQr(picture))
    await expect(page.getByText(t('payment', 'qr.paid')).first()).toBeVisible({ timeout: 20_000 })
    await page.waitForURL(/\/wap\/history\?type=3/)
  })

  await test.step('history, bill and the SMS inbox agree', async () => {
    await openHistory(page, language)
    const paid = t('bill', 'status.paid')
    const round = main.locator('[data-general-status="1"]').filter({ hasText: billCode })
    await expect(round.filter({ hasText: paid }).first()).toContainText(amount)
    await round.getByRole('link').first().click()
    await page.waitForURL(/\/wap\/detail-history-booked\/\d+/)
    await expect(main.getByText(billCode).first()).toBeVisible()
    await expect(main.getByText(paid).first()).toBeVisible()
    await expect(main.getByText(amount).first()).toBeVisible()
    await expect(async () => {
      const [newest] = await smsOf(request, phone)
      expect(newest?.text).toContain(amount)
      expect(newest?.text).toMatch(language === 'vi' ? /đã thanh toán/ : /paid/i)
    }).toPass({ timeout: 15_000 })
  })
})
