import { expect } from '@playwright/test'
import { dayButtons } from '../helpers/booking-form.ts'
import { open } from '../helpers/golfer.ts'
import { expectStill, press, tabTo } from '../helpers/keyboard/by-keyboard.ts'
import { readTransferQr } from '../helpers/read-qr.ts'
import { codeFor, pay, smsOf } from '../helpers/sandbox.ts'
import { test } from '../helpers/signed-in.ts'
import { confirmAndPlaceByCall } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'

const t = (area: string, key: string) => text('vi', area, key)

test.use({
  viewport: { width: 1280, height: 900 },
  isMobile: false,
  contextOptions: { reducedMotion: 'reduce' },
})
test.skip(({ hasTouch }) => !hasTouch, 'brings its own width')

test('a golfer without a mouse, who wants no motion, books and pays', async ({ page, request, golfer }) => {
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const form = page.getByRole('form', { name: t('booking', 'form.label') })

  await test.step('skips to the content, and from there to the list of tee times', async () => {
    await open(page, '/wap', 'vi')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: t('shell', 'skipToContent') })
    await expect(skip).toBeFocused()
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('button', { name: t('home', 'find.see') }))
    await page.waitForURL(/\/wap\/find-tee-times/)
    await expectStill(page)
  })

  await test.step('closes a question with Escape and is back where it was asked', async () => {
    const region = page.getByRole('button', { name: t('search', 'region') })
    await press(page, region)
    await expect(dialog).toBeVisible()
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(region).toBeFocused()
  })

  await test.step('opens a course and takes a tee time of tomorrow', async () => {
    const found = main.getByRole('article').first()
    const course = (await found.getByRole('heading').textContent()) ?? ''
    await press(page, found.getByRole('link', { name: course }))
    await page.waitForURL(/\/san\/chi-tiet\/\d+/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(course)
    await press(page, dayButtons(main).nth(1))
    const free = t('ui', 'placesLeft_other').replace('{n}', '4')
    await press(page, main.getByRole('link', { name: free }).first())
    await page.waitForURL(/\/booking-now/)
    await page.locator('html[data-hydrated]').waitFor()
  })

  await test.step('adds a guest and comes back to the field of the players', async () => {
    const players = form.getByRole('button', { name: t('booking', 'form.players') })
    await press(page, players)
    await tabTo(page, dialog.getByRole('tab', { name: t('players', 'byVid') }))
    await page.keyboard.press('ArrowRight')
    await tabTo(page, dialog.getByLabel(t('players', 'guestName')))
    await page.keyboard.type('Khách Demo')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('status').first()).toContainText('Khách Demo')
    await press(page, dialog.getByRole('button', { name: new RegExp(`^${t('players', 'done')}`) }))
    await expect(dialog).toBeHidden()
    await expect(players).toBeFocused()
  })

  await test.step('sends the request with the code of an SMS', async () => {
    const before = (await smsOf(request, golfer.phone)).length
    await press(page, form.getByRole('button', { name: t('booking', 'form.book'), exact: true }))
    const code = await codeFor(request, golfer.phone, before)
    await expect(dialog.locator('input[autocomplete="one-time-code"]').first()).toBeFocused()
    // An opening dialog focuses its first field twice within a moment that only a machine types in.
    await expectStill(page)
    await page.keyboard.type(code, { delay: 20 })
    await page.waitForURL(/\/info-booking-now/)
  })

  await test.step('pays once staff have confirmed, and sees the confirmation', async () => {
    await open(page, '/wap/history', 'vi')
    const card = main.getByRole('article').first()
    const [billCode = ''] = /TV[0-9A-Z]{6}/.exec((await card.textContent()) ?? '') ?? []
    await press(page, card.getByRole('link').first())
    await page.waitForURL(/\/wap\/detail-history-booked\/\d+/)
    await confirmAndPlaceByCall(request, billCode)
    const name = new RegExp(t('bill', 'pay.button').replace('{amount}', String.raw`[\d.,]+`))
    await press(page, main.getByRole('button', { name }).last())
    await page.waitForURL(/payment-method/)
    await press(page, main.getByRole('link', { name: t('payment', 'method.hint.bank') }))
    await page.waitForURL(/qr-payment/)
    const status = main.getByRole('status')
    await expect(status).toContainText(t('payment', 'qr.waiting'))
    await expectStill(page)
    await pay(request, await readTransferQr(page.getByRole('img', { name: /QR/ })))
    await expect(status).toContainText(t('payment', 'qr.paid'), { timeout: 20_000 })
  })
})
