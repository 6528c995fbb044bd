import { expect, type Page } from '@playwright/test'
import { quietDay } from './booking-form.ts'
import { codeInput, enterCode, open } from './golfer.ts'
import { codeFor, smsOf } from './sandbox.ts'
import type { SignedIn } from './signed-in.ts'
import { text } from './texts.ts'

const t = (area: string, key: string) => text('vi', area, key)

const calls = {
  quick: '/api/services/create_booking_for_wap',
  begin: '/api/booking/booking_pax/booking_now_for_wap',
  verify: '/api/booking/booking_pax/verify_booking_now_for_wap',
  code: '/api/web-booking/booking_order_for_web/get_otp_booking_order_for_web',
  order: '/api/web-booking/booking_order_for_web/request_booking_order_for_web',
}

/**
 * Cuts the line of the next call: before it reaches the server, or after the server has done its work. It is cut in the
 * page: a route would switch the browser's cache off and on while files are being loaded.
 */
export async function cutLine(
  page: Page,
  call: keyof typeof calls,
  where: 'before' | 'after',
): Promise<void> {
  await page.evaluate(
    ([path, where]) => {
      const send = window.fetch
      let isCut = false
      window.fetch = async (...request) => {
        if (isCut || !new Request(...request).url.endsWith(path)) return send(...request)
        isCut = true
        if (where === 'after') {
          const answer = await send(...request)
          if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
        }
        throw new TypeError('Failed to fetch')
      }
    },
    [calls[call], where] as const,
  )
}

/** The golfer's browser, with the common steps and messages of all booking forms. */
export function golferAt(page: Page, { phone, token }: SignedIn) {
  const form = page.getByRole('form', { name: t('booking', 'form.label') })
  const dialog = page.getByRole('dialog')
  const notice = form.getByRole('button', { name: t('booking', 'unanswered.check') })
  return {
    form,
    dialog,
    notice,
    sees: (words: string) => expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible(),
    async expectConnectionNotice() {
      const toast = page.locator('[data-toast="error"]').filter({ hasText: t('ui', 'error.connection') })
      await toast.getByRole('button', { name: t('ui', 'close') }).click()
      await expect(toast).toBeHidden()
    },
    async reload() {
      await page.reload()
      await page.locator('html[data-hydrated]').waitFor()
    },
    /** A course of the list, a quiet day and a tee time with all its places free; returns the course's name. */
    async fill(course = 0): Promise<string> {
      await form.getByRole('button', { name: t('booking', 'form.course') }).click()
      const option = dialog.locator('[data-option]').nth(course)
      const name = (await option.locator('span > span').first().textContent()) ?? ''
      await option.click()
      await form.getByRole('button', { name: t('booking', 'form.play') }).click()
      await quietDay(dialog).click()
      await dialog
        .getByRole('button', { name: t('ui', 'placesLeft_other').replace('{n}', '4') })
        .first()
        .click()
      await expect(dialog).toBeHidden()
      await expect(form.getByText(t('booking', 'estimate.title'), { exact: true })).toBeVisible()
      return name
    },
    async choosePackage() {
      await form.getByRole('button', { name: t('booking', 'form.packages') }).click()
      await dialog.getByRole('checkbox').first().press('Space')
      await dialog.getByRole('button').last().click()
      await expect(dialog).toBeHidden()
    },
    /** Does something that sends a code, and types it. */
    async enterCodeOf(deed: () => Promise<void>) {
      const before = (await smsOf(page.request, phone)).length
      await deed()
      await codeInput(page).waitFor()
      await enterCode(page, await codeFor(page.request, phone, before))
    },
    /** Exactly this many bookings are there, all waiting for staff. */
    async hasBookings(count: number) {
      const answer = await page.request.post('/api/for_wap/get_history_booking_merge', {
        headers: { authorization: `Bearer ${token}` },
        data: { page: 1 },
      })
      const { data }: { data: { state: string }[] } = await answer.json()
      expect(data.map(({ state }) => state)).toEqual(Array.from({ length: count }, () => 'requested'))
    },
    /** The same, as the history shows it. */
    async seesBookings(count: number) {
      await open(page, '/wap/history', 'vi')
      const cards = page.getByRole('main').getByRole('article')
      await expect(cards).toHaveCount(count)
      await expect(cards.filter({ hasText: t('bill', 'status.awaitingStaff') })).toHaveCount(count)
    },
  }
}
