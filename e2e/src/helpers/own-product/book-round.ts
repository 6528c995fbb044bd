import { expect, type Page } from '@playwright/test'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { newPhone, open, register } from '../golfer.ts'
import { readTransferQr } from '../read-qr.ts'
import { pay } from '../sandbox.ts'
import { text } from '../texts.ts'
import type { OwnProduct } from './own-product.ts'

const t = (area: string, key: string) => text('vi', area, key)
const staff = (key: string) => text('en', 'staff', key)

type Round = {
  day: Day
  /** `HH:mm` */
  clock: string
  /** The names of those who play with the golfer. */
  guests?: readonly string[]
  /** The package that the players are insured with. */
  cover?: string
}

/**
 * A new golfer books a tee time with four free places, and registers on the way.
 *
 * @returns the code of the booking
 */
export async function bookRound(
  page: Page,
  product: OwnProduct,
  { day, clock, guests = [], cover }: Round,
): Promise<string> {
  await open(page, `/san/chi-tiet/1?date=${day}`, 'vi')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('ui', 'placesLeft_other').replace('{n}', '4') })
    .filter({ hasText: clock })
    .first()
    .click()
  await page.waitForURL(/\/booking-now/)
  await page.locator('html[data-hydrated]').waitFor()
  const form = page.getByRole('form', { name: t('booking', 'form.label') })
  const dialog = page.getByRole('dialog')
  if (cover !== undefined) {
    await form.getByRole('button', { name: t('booking', 'form.packages') }).click()
    await dialog.getByRole('checkbox', { name: cover }).press('Space')
    await dialog.getByRole('button').last().click()
  }
  await form.getByRole('button', { name: t('booking', 'form.players') }).click()
  await register(page, page.request, newPhone(), 'vi', product.sandbox)
  if (guests.length > 0) await dialog.getByRole('tab', { name: t('players', 'outside') }).click()
  for (const guest of guests) {
    await dialog.getByLabel(t('players', 'guestName')).fill(guest)
    await dialog.getByLabel(t('players', 'guestName')).press('Enter')
  }
  const done = t('players', 'doneWith_other').replace('{n}', String(1 + guests.length))
  await dialog.getByRole('button', { name: done }).click()
  await form.getByRole('button', { name: t('booking', 'form.book'), exact: true }).click()
  await page.waitForURL(/\/info-booking-now\?type=booking-now/)
  await page.goto('/wap/history')
  const card = page.getByRole('main').getByRole('article')
  await expect(card).toHaveCount(1)
  return /TV[0-9A-Z]{6}/.exec((await card.textContent()) ?? '')?.[0] ?? ''
}

/** The golfer opens the bill of the only booking of the history, which is not to be paid yet or is paid. */
export async function openBill(page: Page): Promise<void> {
  await open(page, '/wap/history', 'vi')
  // the next paid round is no card of the list, it stands above it
  await page.locator('[data-general-status]').getByRole('link').first().click()
  await page.waitForURL(/\/wap\/detail-history-booked\/\d+/)
  await page.locator('html[data-hydrated]').waitFor()
}

/** Staff find a booking by its code in the queue and open it. */
export async function openInQueue(page: Page, code: string, tab = 'all'): Promise<void> {
  await open(page, `/staff?tab=${tab}&q=${code}`, 'en')
  await page.getByRole('button', { name: code }).click()
}

/** Staff order an accepted booking at the club, or a request with `step` both. */
export async function placeOrder(page: Page, code: string, step: 'place' | 'both' = 'place'): Promise<void> {
  await openInQueue(page, code, step === 'place' ? 'confirmed' : 'all')
  const place = page.getByRole('button', { name: staff(`act.${step}`) }).first()
  await place.click()
  await expect(page.getByLabel(staff('act.note'))).toBeVisible()
  await place.click()
  await expect(page.getByLabel(staff('act.note'))).toBeHidden()
}

/** The golfer pays the booking of the history that is open, by the QR code of a bank transfer. */
export async function payByBank(page: Page, { sandbox }: OwnProduct): Promise<void> {
  await page.getByRole('article').getByRole('link').first().click()
  await page.waitForURL(/payment-method/)
  await page.getByText(t('payment', 'method.hint.bank')).click()
  await page.waitForURL(/qr-payment/)
  await pay(page.request, await readTransferQr(page.getByRole('img', { name: /QR/ })), sandbox)
  await page.waitForURL(/\/wap\/history\?type=3/)
}
