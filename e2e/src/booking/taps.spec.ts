import {
  type APIRequestContext,
  expect,
  type Locator,
  type Page,
  test as visitorTest,
} from '@playwright/test'
import { captchaText, codeInput, newPhone, open } from '../helpers/golfer.ts'
import { codeFor, smsOf } from '../helpers/sandbox.ts'
import { test as golferTest } from '../helpers/signed-in.ts'
import { teeTimeOf } from '../helpers/tee-times.ts'
import { text } from '../helpers/texts.ts'

const t = (area: string, key: string) => text('vi', area, key)

/** Counts what a golfer does: every tap, every field typed into, every code. */
function countedHands() {
  const done = { taps: 0, typed: 0, codes: 0 }
  return {
    done,
    async tap(target: Locator) {
      done.taps += 1
      await target.tap()
    },
    async type(field: Locator, words: string) {
      // A field that is not focused yet takes a tap.
      if (!(await field.evaluate((input) => input === document.activeElement))) {
        done.taps += 1
        await field.tap()
      }
      done.typed += 1
      await field.pressSequentially(words)
    },
    async enterCode(page: Page, code: string) {
      await expect(codeInput(page)).toBeFocused()
      done.codes += 1
      await page.keyboard.type(code, { delay: 20 })
    },
  }
}

/**
 * From home to a tee time across courses, as the first tab asks for it.
 * @param wanted.at which of the free ones: the tests run side by side, and each books its own
 */
async function findTeeTime(
  page: Page,
  tap: (target: Locator) => Promise<void>,
  { players, at }: { players: number | null; at: number },
) {
  const form = page.getByRole('form', { name: t('home', 'find.title') })
  // the last of the shown days: parallel tests book the earlier ones
  await tap(
    form
      .getByRole('group', { name: t('home', 'find.day') })
      .locator('label')
      .last(),
  )
  if (players !== null) {
    const counts = form.getByRole('group', { name: t('home', 'find.players') })
    await tap(counts.locator('label').filter({ hasText: String(players) }))
  }
  await tap(form.getByRole('button', { name: t('home', 'find.see') }))
  await page.waitForURL(/\/wap\/find-tee-times/)
  await tap(
    page
      .getByRole('main')
      .getByRole('link', { name: t('ui', 'placesLeft_other').replace('{n}', '4') })
      .nth(at),
  )
  await page.waitForURL(/\/booking-now/)
}

visitorTest(
  'a newcomer sends a request with 12 taps, 3 typed entries and one code',
  async ({ page, request }) => {
    const hands = countedHands()
    const dialog = page.getByRole('dialog')
    const phone = newPhone()
    await open(page, '/wap', 'vi')
    await findTeeTime(page, hands.tap, { players: 3, at: 0 })
    const form = page.getByRole('form', { name: t('booking', 'form.label') })
    const players = form.getByRole('button', { name: t('booking', 'form.players') })
    const first = t('booking', 'form.unnamed').replace('{n}', '1')
    await expect(players).toContainText(first)
    await expect(form.getByText(t('booking', 'estimate.title'), { exact: true })).toBeVisible()

    const book = form.getByRole('button', { name: t('booking', 'form.book'), exact: true })
    await hands.tap(book)
    await hands.tap(dialog.getByRole('button', { name: t('account', 'createAccount') }))
    await hands.type(dialog.getByLabel(t('account', 'phone')), phone.slice(1))
    await hands.type(dialog.getByLabel(t('account', 'captcha'), { exact: true }), captchaText)
    await hands.tap(dialog.locator('form').getByRole('button', { name: t('account', 'createAccount') }))
    await hands.enterCode(page, await codeFor(request, phone, 0))
    await hands.type(dialog.getByLabel(t('account', 'update.fullname')), 'Nguyễn Thu Hà')
    await hands.tap(dialog.getByRole('button', { name: t('account', 'update.save'), exact: true }))
    await page.waitForURL(/\/info-booking-now\?type=booking-now/)
    expect(codesIn(await smsOf(request, phone))).toHaveLength(1)
    expect(hands.done.taps).toBeLessThanOrEqual(12)
    expect(hands.done.typed).toBeLessThanOrEqual(3)
    expect(hands.done.codes).toBe(1)
  },
)

const codesIn = (messages: readonly { text: string }[]) =>
  messages.filter(({ text: sms }) => /\b\d{6}\b/.test(sms))

/** An earlier booking for three. */
async function earlierBooking(request: APIRequestContext, token: string, vga: number) {
  const { facility_id, start_at } = await teeTimeOf(request, { places: 4 })
  const list_users = [
    { user_id: vga },
    { user_id: -1, name_out_system: 'Bác Tư' },
    { user_id: -1, is_unnamed: 1 },
  ]
  const sent = await request.post('/api/services/create_booking_for_wap', {
    headers: { authorization: `Bearer ${token}` },
    data: { facility_id, date_played: start_at, list_users },
  })
  expect((await sent.json()).error_msg).toBe('')
}

golferTest('a returning golfer books for the last flight with 5 taps', async ({ page, request, golfer }) => {
  const hands = countedHands()
  await earlierBooking(request, golfer.token, golfer.vga)
  await open(page, '/wap', 'vi')
  await findTeeTime(page, hands.tap, { players: null, at: 3 })
  const form = page.getByRole('form', { name: t('booking', 'form.label') })
  const [asBefore = ''] = t('booking', 'form.lastFlight').split('{names}')
  await hands.tap(form.getByRole('button', { name: asBefore }))
  await expect(form.getByRole('button', { name: t('booking', 'form.players') })).toContainText('Bác Tư')
  const before = (await smsOf(request, golfer.phone)).length
  await hands.tap(form.getByRole('button', { name: t('booking', 'form.book'), exact: true }))
  await hands.enterCode(page, await codeFor(request, golfer.phone, before))
  await page.waitForURL(/\/info-booking-now\?type=booking-now/)
  expect(hands.done).toMatchObject({ typed: 0, codes: 1 })
  expect(hands.done.taps).toBeLessThanOrEqual(5)
})
