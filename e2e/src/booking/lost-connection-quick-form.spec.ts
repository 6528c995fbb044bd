import { expect } from '@playwright/test'
import { openQuickForm } from '../helpers/booking-form.ts'
import { cutLine, golferAt } from '../helpers/lost-connection.ts'
import { test } from '../helpers/signed-in.ts'
import { text } from '../helpers/texts.ts'

const t = (area: string, key: string) => text('vi', area, key)

test.describe('a connection lost while a booking is sent leaves one booking or none, and the page shows which', () => {
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
      await openQuickForm(page, 'vi')
      await golfer.fill()
      await cutLine(page, 'quick', 'before')
      await send.click()
      await golfer.expectConnectionNotice()
      await expect(notice).toBeVisible()
      await send.click()
      await arrives()
      await golfer.hasBookings(1)
    })

    await test.step('the answer was lost, the golfer presses again', async () => {
      await openQuickForm(page, 'vi')
      await expect(notice).toBeHidden()
      await golfer.fill()
      await cutLine(page, 'quick', 'after')
      await send.click()
      await golfer.expectConnectionNotice()
      await send.click()
      await arrives()
      await golfer.hasBookings(2)
    })

    await test.step('the answer was lost, the golfer reloads and looks', async () => {
      await openQuickForm(page, 'vi')
      await golfer.fill()
      await cutLine(page, 'quick', 'after')
      await send.click()
      await golfer.expectConnectionNotice()
      await golfer.reload()
      await notice.click()
      await arrives()
      await golfer.hasBookings(3)
    })

    await test.step('the request never arrived, the golfer reloads and lets it be', async () => {
      await openQuickForm(page, 'vi')
      await golfer.fill()
      await cutLine(page, 'quick', 'before')
      await send.click()
      await golfer.expectConnectionNotice()
      await golfer.reload()
      await form.getByRole('button', { name: t('booking', 'unanswered.forget') }).click()
      await expect(notice).toBeHidden()
      await golfer.hasBookings(3)
    })

    await test.step('the answer was lost, the golfer changes the form and sends that', async () => {
      await openQuickForm(page, 'vi')
      await cutLine(page, 'quick', 'after')
      await send.click()
      await golfer.expectConnectionNotice()
      await golfer.choosePackage()
      await send.click()
      await expect(dialog.getByText(t('booking', 'sent.earlier'))).toBeVisible()
      await arrives()
      await golfer.hasBookings(4)
    })

    await test.step('the request never arrived, the golfer changes the form and sends that', async () => {
      await openQuickForm(page, 'vi')
      await cutLine(page, 'quick', 'before')
      await send.click()
      await golfer.expectConnectionNotice()
      const course = await golfer.fill(1)
      await send.click()
      await expect(dialog.getByText(course)).toBeVisible()
      await expect(dialog.getByText(t('booking', 'sent.earlier'))).toBeHidden()
      await arrives()
      await golfer.seesBookings(5)
      await expect(page.getByRole('main').getByRole('article').first()).toContainText(course)
    })

    await test.step('the request never arrived, the golfer reloads and looks', async () => {
      await openQuickForm(page, 'vi')
      await golfer.fill()
      await cutLine(page, 'quick', 'before')
      await send.click()
      await golfer.expectConnectionNotice()
      await golfer.reload()
      await notice.click()
      await golfer.sees(t('booking', 'unanswered.neverArrived'))
      await expect(notice).toBeHidden()
      await golfer.seesBookings(5)
    })
  })
})
