import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { priceStripDays } from '@teeviet/contract/rules/limits'
import { addDays, dayOf, weekdayOf } from '@teeviet/contract/rules/time/dates'
import { open } from './golfer.ts'
import type { TeeTime } from './tee-times.ts'
import { type Language, text } from './texts.ts'

const t = (area: string, key: string) => text('vi', area, key)

// Verbatim, so that no text changes unnoticed.
export const noTeeTime = 'Ngày này không còn tee time. Vui lòng chọn ngày khác.'

/** The buttons of the day strip, today's first. */
export function dayButtons(within: Locator | FrameLocator) {
  const name = t('tee-times', 'strip').replace('{n}', String(priceStripDays))
  return within.getByRole('list', { name }).getByRole('button')
}

/** The strip's first day from tomorrow on that is no weekend: on a Sunday few tee times have all their places free. */
export function quietDay(within: Locator | FrameLocator) {
  const today = dayOf(Date.now())
  const ahead = [1, 2, 3].find((days) => weekdayOf(addDays(today, days)) <= 5) ?? 1
  return dayButtons(within).nth(ahead)
}

/** Opens home with its quick booking, which is in its second tab. */
export async function openQuickForm(page: Page, language: Language): Promise<void> {
  await open(page, '/wap', language)
  await page.getByRole('tab', { name: text(language, 'home', 'tabs.book') }).click()
}

/** The quick form or that of one course, as the golfer sees it. */
export function formOn(page: Page) {
  const form = page.getByRole('form', { name: t('booking', 'form.label') })
  const dialog = page.getByRole('dialog')
  const field = (name: 'course' | 'play' | 'players') =>
    form.getByRole('button', { name: t('booking', `form.${name}`) })
  const send = form.getByRole('button', { name: t('booking', 'form.send') })
  return {
    form,
    dialog,
    field,
    send,
    /** Also while the button is announced as disabled. */
    press: () => send.press('Enter'),
    terms: form.getByRole('checkbox', { name: /điều khoản/ }),
    estimate: form.getByText(t('booking', 'estimate.title'), { exact: true }),
    /** The dialog with the message; it is closed, so that the next one is a new one. */
    async expectNotice(said: string | RegExp) {
      const toast = page.locator('[data-toast="warning"]').filter({ hasText: said })
      await expect(toast).toHaveCount(1)
      await toast.getByRole('button', { name: t('ui', 'close') }).click()
      await expect(toast).toBeHidden()
    },
    /** A tee time of the day after tomorrow, chosen by its hour. */
    async choosePlay({ start_at }: TeeTime) {
      await field('play').click()
      await dayButtons(dialog).nth(2).click()
      const clock = new Date(start_at).toLocaleTimeString('en-GB', { timeZone: 'Asia/Ho_Chi_Minh' })
      await dialog.getByRole('button', { name: new RegExp(`^${clock.slice(0, 5)}`) }).click()
      await expect(dialog).toBeHidden()
      return clock.slice(0, 5)
    },
  }
}
