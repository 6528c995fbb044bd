import { enterCode, open } from '../helpers/golfer.ts'
import { cutLine, golferAt } from '../helpers/lost-connection.ts'
import { smsOf } from '../helpers/sandbox.ts'
import { test } from '../helpers/signed-in.ts'
import { text } from '../helpers/texts.ts'

const t = (area: string, key: string) => text('vi', area, key)

test.describe('a connection lost while a booking is sent leaves one booking or none, and the page shows which', () => {
  test('the fast order', async ({ page, golfer: account }) => {
    const golfer = golferAt(page, account)
    const { form, dialog, notice } = golfer
    const send = form.getByRole('button', { name: t('booking', 'form.send') })
    const arrives = () => page.waitForURL(/\/wap\/booking\/detail-tee-time\/1/)

    await test.step('the request for a code never arrived, then the order', async () => {
      await open(page, '/wap/booking', 'vi')
      await golfer.fill()
      await cutLine(page, 'code', 'before')
      await send.click()
      await golfer.expectConnectionNotice()
      await cutLine(page, 'order', 'before')
      await golfer.enterCodeOf(() => send.click())
      await golfer.expectConnectionNotice()
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
        await golfer.expectConnectionNotice()
        await send.click()
      })
      await golfer.expectConnectionNotice()
      await dialog.getByRole('button', { name: t('account', 'otp.confirm') }).click()
      await arrives()
      await golfer.hasBookings(2)
    })

    await test.step('the order never arrived, the golfer reloads, changes it and sends that', async () => {
      await open(page, '/wap/booking', 'vi')
      await golfer.fill()
      await cutLine(page, 'order', 'before')
      await golfer.enterCodeOf(() => send.click())
      await golfer.expectConnectionNotice()
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
      await golfer.expectConnectionNotice()
      await golfer.reload()
      await notice.click()
      await arrives()
      await golfer.seesBookings(4)
    })
  })
})
