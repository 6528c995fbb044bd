import { expect, type Page } from '@playwright/test'
import { codeInput, enterCode, open } from '../helpers/golfer.ts'
import { codeFor, smsOf } from '../helpers/sandbox.ts'
import { type SignedIn, test } from '../helpers/signed-in.ts'
import { teeTimeOf } from '../helpers/tee-times.ts'
import { text } from '../helpers/texts.ts'

const t = (area: string, key: string) => text('vi', area, key)

const calls = {
  quick: '/api/services/create_booking_for_wap',
  begin: '/api/booking/booking_pax/booking_now_for_wap',
  verify: '/api/booking/booking_pax/verify_booking_now_for_wap',
  code: '/api/web-booking/booking_order_for_web/get_otp_booking_order_for_web',
  order: '/api/web-booking/booking_order_for_web/request_booking_order_for_web',
}

/** Cuts the line of the next call: before it reaches the server, or after the server has done its work. */
async function cutLine(page: Page, call: keyof typeof calls, where: 'before' | 'after'): Promise<void> {
  await page.route(
    `**${calls[call]}`,
    async (route) => {
      if (where === 'after') expect((await route.fetch()).status()).toBe(200)
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
}

/** The golfer's browser, and what they do and see in it whichever way they book. */
function golferAt(page: Page, { phone, token }: SignedIn) {
  const form = page.getByRole('form', { name: t('booking', 'form.label') })
  const dialog = page.getByRole('dialog')
  const notice = form.getByRole('button', { name: t('booking', 'unanswered.check') })
  return {
    form,
    dialog,
    notice,
    sees: (words: string) => expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible(),
    async isToldOfTheCut() {
      const toast = page.locator('[data-toast="error"]').filter({ hasText: t('ui', 'error.connection') })
      await toast.getByRole('button', { name: t('ui', 'close') }).click()
      await expect(toast).toBeHidden()
    },
    async reload() {
      await page.reload()
      await page.locator('html[data-hydrated]').waitFor()
    },
    /** A course of the list, tomorrow and a tee time with all its places free; gives the course's name. */
    async fill(course = 0): Promise<string> {
      await form.getByRole('button', { name: t('booking', 'form.course') }).click()
      const option = dialog.locator('[data-option]').nth(course)
      const name = (await option.locator('span > span').first().textContent()) ?? ''
      await option.click()
      await form.getByRole('button', { name: t('booking', 'form.play') }).click()
      await dialog
        .getByRole('group', { name: t('pickers', 'play.days') })
        .getByRole('button')
        .nth(1)
        .click()
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
      await dialog.getByRole('checkbox').first().check({ force: true })
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

test.describe('a line cut while a booking is sent leaves one booking or none, and says which', () => {
  test('the quick form', async ({ page, golfer: account }) => {
    const golfer = golferAt(page, account)
    const { form, dialog, notice } = golfer
    const send = form.getByRole('button', { name: t('booking', 'form.send') })
    const arrives = async () => {
      await expect(dialog.getByText(t('booking', 'sentTitle'))).toBeVisible()
      await dialog.getByRole('button', { name: t('booking', 'sent.toHistory') }).click()
      await page.waitForURL(/\/wap\/history/)
    }

    await test.step('the request never arrived, the golfer presses again', async () => {
      await open(page, '/wap', 'vi')
      await golfer.fill()
      await cutLine(page, 'quick', 'before')
      await send.click()
      await golfer.isToldOfTheCut()
      await expect(notice).toBeVisible()
      await send.click()
      await arrives()
      await golfer.hasBookings(1)
    })

    await test.step('the answer was lost, the golfer presses again', async () => {
      await open(page, '/wap', 'vi')
      await expect(notice).toBeHidden()
      await golfer.fill()
      await cutLine(page, 'quick', 'after')
      await send.click()
      await golfer.isToldOfTheCut()
      await send.click()
      await arrives()
      await golfer.hasBookings(2)
    })

    await test.step('the answer was lost, the golfer reloads and looks', async () => {
      await open(page, '/wap', 'vi')
      await golfer.fill()
      await cutLine(page, 'quick', 'after')
      await send.click()
      await golfer.isToldOfTheCut()
      await golfer.reload()
      await notice.click()
      await arrives()
      await golfer.hasBookings(3)
    })

    await test.step('the request never arrived, the golfer reloads and lets it be', async () => {
      await open(page, '/wap', 'vi')
      await golfer.fill()
      await cutLine(page, 'quick', 'before')
      await send.click()
      await golfer.isToldOfTheCut()
      await golfer.reload()
      await form.getByRole('button', { name: t('booking', 'unanswered.forget') }).click()
      await expect(notice).toBeHidden()
      await golfer.hasBookings(3)
    })

    await test.step('the answer was lost, the golfer changes the form and sends that', async () => {
      await open(page, '/wap', 'vi')
      await cutLine(page, 'quick', 'after')
      await send.click()
      await golfer.isToldOfTheCut()
      await golfer.choosePackage()
      await send.click()
      await expect(dialog.getByText(t('booking', 'sent.earlier'))).toBeVisible()
      await arrives()
      await golfer.hasBookings(4)
    })

    await test.step('the request never arrived, the golfer changes the form and sends that', async () => {
      await open(page, '/wap', 'vi')
      await cutLine(page, 'quick', 'before')
      await send.click()
      await golfer.isToldOfTheCut()
      const course = await golfer.fill(1)
      await send.click()
      await expect(dialog.getByText(course)).toBeVisible()
      await expect(dialog.getByText(t('booking', 'sent.earlier'))).toBeHidden()
      await arrives()
      await golfer.seesBookings(5)
      await expect(page.getByRole('main').getByRole('article').first()).toContainText(course)
    })

    await test.step('the request never arrived, the golfer reloads and looks', async () => {
      await open(page, '/wap', 'vi')
      await golfer.fill()
      await cutLine(page, 'quick', 'before')
      await send.click()
      await golfer.isToldOfTheCut()
      await golfer.reload()
      await notice.click()
      await golfer.sees(t('booking', 'unanswered.neverArrived'))
      await expect(notice).toBeHidden()
      await golfer.seesBookings(5)
    })
  })

  test('a tee time with its code', async ({ page, golfer: account }) => {
    const golfer = golferAt(page, account)
    const { form, notice } = golfer
    const book = form.getByRole('button', { name: t('booking', 'form.book'), exact: true })
    const openForm = async () => {
      const { facility_id, start_at } = await teeTimeOf(page.request, { places: 4 })
      await open(page, `/booking-now?facility_id=${facility_id}&date_played=${start_at}`, 'vi')
      await expect(form.getByText(t('booking', 'estimate.title'), { exact: true })).toBeVisible()
    }
    const arrives = () => page.waitForURL(/\/info-booking-now/)

    await test.step('the request never arrived, the golfer presses again', async () => {
      await openForm()
      await cutLine(page, 'begin', 'before')
      await book.click()
      await golfer.isToldOfTheCut()
      await expect(notice).toBeVisible()
      await golfer.enterCodeOf(() => book.click())
      await arrives()
      await golfer.hasBookings(1)
    })

    await test.step('the answer was lost, the golfer reloads and looks', async () => {
      await openForm()
      await cutLine(page, 'begin', 'after')
      await golfer.enterCodeOf(async () => {
        await book.click()
        await golfer.isToldOfTheCut()
        await golfer.reload()
        await notice.click()
      })
      await arrives()
      await golfer.hasBookings(2)
    })

    await test.step('the code never arrived, the golfer confirms again', async () => {
      await openForm()
      await cutLine(page, 'verify', 'before')
      await golfer.enterCodeOf(() => book.click())
      await golfer.isToldOfTheCut()
      await golfer.dialog.getByRole('button', { name: t('account', 'otp.confirm') }).click()
      await arrives()
      await golfer.hasBookings(3)
    })

    await test.step('the answer to the code was lost, the golfer confirms again', async () => {
      await openForm()
      await cutLine(page, 'verify', 'after')
      await golfer.enterCodeOf(() => book.click())
      await golfer.isToldOfTheCut()
      await golfer.dialog.getByRole('button', { name: t('account', 'otp.confirm') }).click()
      await arrives()
      await golfer.hasBookings(4)
    })

    await test.step('the answer to the code was lost, the golfer reloads and looks', async () => {
      await openForm()
      await cutLine(page, 'verify', 'after')
      await golfer.enterCodeOf(() => book.click())
      await golfer.isToldOfTheCut()
      await golfer.reload()
      await notice.click()
      await arrives()
      await golfer.hasBookings(5)
    })

    await test.step('the answer to the code was lost, the golfer changes the form and books that', async () => {
      await openForm()
      await cutLine(page, 'verify', 'after')
      await golfer.enterCodeOf(() => book.click())
      await golfer.isToldOfTheCut()
      await golfer.reload()
      await golfer.choosePackage()
      await book.click()
      await arrives()
      await golfer.sees(t('booking', 'sent.earlier'))
      await golfer.seesBookings(6)
    })
  })

  test('the fast order', async ({ page, golfer: account }) => {
    const golfer = golferAt(page, account)
    const { form, dialog, notice } = golfer
    const send = form.getByRole('button', { name: t('booking', 'form.send') })
    const arrives = () => page.waitForURL(/\/wap\/booking\/detail-tee-time\/1/)

    await test.step('the wish for a code never arrived, then the order', async () => {
      await open(page, '/wap/booking', 'vi')
      await golfer.fill()
      await cutLine(page, 'code', 'before')
      await send.click()
      await golfer.isToldOfTheCut()
      await cutLine(page, 'order', 'before')
      await golfer.enterCodeOf(() => send.click())
      await golfer.isToldOfTheCut()
      await dialog.getByRole('button', { name: t('account', 'otp.confirm') }).click()
      await arrives()
      await golfer.hasBookings(1)
    })

    await test.step('the answers were lost, the golfer goes on where they were', async () => {
      await open(page, '/wap/booking', 'vi')
      await golfer.fill()
      await cutLine(page, 'code', 'after')
      await cutLine(page, 'order', 'after')
      await golfer.enterCodeOf(async () => {
        await send.click()
        await golfer.isToldOfTheCut()
        await send.click()
      })
      await golfer.isToldOfTheCut()
      await dialog.getByRole('button', { name: t('account', 'otp.confirm') }).click()
      await arrives()
      await golfer.hasBookings(2)
    })

    await test.step('the order never arrived, the golfer reloads, changes it and sends that', async () => {
      await open(page, '/wap/booking', 'vi')
      await golfer.fill()
      await cutLine(page, 'order', 'before')
      await golfer.enterCodeOf(() => send.click())
      await golfer.isToldOfTheCut()
      await golfer.reload()
      await golfer.choosePackage()
      const [code = ''] = /\d{6}/.exec((await smsOf(page.request, account.phone))[0]?.text ?? '') ?? []
      await send.click()
      await enterCode(page, code)
      await arrives()
      await golfer.hasBookings(3)
    })

    await test.step('the answer was lost, the golfer reloads and looks', async () => {
      await open(page, '/wap/booking', 'vi')
      await golfer.fill()
      await cutLine(page, 'order', 'after')
      await golfer.enterCodeOf(() => send.click())
      await golfer.isToldOfTheCut()
      await golfer.reload()
      await notice.click()
      await arrives()
      await golfer.seesBookings(4)
    })
  })
})
