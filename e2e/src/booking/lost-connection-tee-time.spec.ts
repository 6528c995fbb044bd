import { expect } from '@playwright/test'
import { open } from '../helpers/golfer.ts'
import { cutLine, golferAt } from '../helpers/lost-connection.ts'
import { test } from '../helpers/signed-in.ts'
import { teeTimeOf } from '../helpers/tee-times.ts'
import { text } from '../helpers/texts.ts'

const t = (area: string, key: string) => text('vi', area, key)

test.describe('a connection lost while a booking is sent leaves one booking or none, and the page shows which', () => {
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
      await golfer.expectConnectionNotice()
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
        await golfer.expectConnectionNotice()
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
      await golfer.expectConnectionNotice()
      await golfer.dialog.getByRole('button', { name: t('account', 'otp.confirm') }).click()
      await arrives()
      await golfer.hasBookings(3)
    })

    await test.step('the answer to the code was lost, the golfer confirms again', async () => {
      await openForm()
      await cutLine(page, 'verify', 'after')
      await golfer.enterCodeOf(() => book.click())
      await golfer.expectConnectionNotice()
      await golfer.dialog.getByRole('button', { name: t('account', 'otp.confirm') }).click()
      await arrives()
      await golfer.hasBookings(4)
    })

    await test.step('the answer to the code was lost, the golfer reloads and looks', async () => {
      await openForm()
      await cutLine(page, 'verify', 'after')
      await golfer.enterCodeOf(() => book.click())
      await golfer.expectConnectionNotice()
      await golfer.reload()
      await notice.click()
      await arrives()
      await golfer.hasBookings(5)
    })

    await test.step('the answer to the code was lost, the golfer changes the form and books that', async () => {
      await openForm()
      await cutLine(page, 'verify', 'after')
      await golfer.enterCodeOf(() => book.click())
      await golfer.expectConnectionNotice()
      await golfer.reload()
      await golfer.choosePackage()
      await book.click()
      await arrives()
      await golfer.sees(t('booking', 'sent.earlier'))
      await golfer.seesBookings(6)
    })
  })
})
