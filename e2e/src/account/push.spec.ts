import { expect } from '@playwright/test'
import { open } from '../helpers/golfer.ts'
import { placedBill } from '../helpers/placed-bill.ts'
import { withSandboxPush } from '../helpers/push/sandbox-push.ts'
import { sandbox, smsOf } from '../helpers/sandbox.ts'
import { test } from '../helpers/signed-in.ts'
import { text } from '../helpers/texts.ts'

const language = 'vi'
const settings = (key: string) => text(language, 'account-settings', `messages.${key}`)

test.use({ serviceWorkers: 'allow' })
test.skip(({ isMobile }) => !isMobile, 'the same in every width and language')

test('a golfer chooses push messages and gets the next message in the browser, in place of an SMS', async ({
  page,
  request,
  golfer,
}) => {
  const token = await withSandboxPush(page)
  const messages = page.getByRole('main').getByRole('region', { name: settings('title') })
  const bookings = messages.getByRole('group', { name: settings('topic.booking') })

  await test.step('the choice of push switches it on in this browser', async () => {
    await open(page, '/wap/account', language)
    await expect(messages).toContainText(settings('off'))
    await bookings.getByRole('radio', { name: settings('channel.push') }).click()
    await expect(messages).toContainText(settings('on'))
    await expect(bookings.getByRole('radio', { name: settings('channel.push') })).toBeChecked()
  })

  await test.step('both are still so after a reload', async () => {
    await page.reload()
    await expect(messages).toContainText(settings('on'))
    await expect(bookings.getByRole('radio', { name: settings('channel.push') })).toBeChecked()
    const offers = messages.getByRole('group', { name: settings('topic.offer') })
    await expect(offers.getByRole('radio', { name: settings('channel.sms') })).toBeChecked()
  })

  await test.step('the next message arrives there, and by SMS nothing but the code of the login', async () => {
    const before = (await smsOf(request, golfer.phone)).length
    const { id } = await placedBill(request, golfer.token)
    await expect(async () => {
      const shown: { url: string }[] = await (await request.get(`${sandbox}/push?to=${token()}`)).json()
      expect(shown.map(({ url }) => url)).toContain(`/b/${id}`)
    }).toPass({ timeout: 15_000 })
    expect(await smsOf(request, golfer.phone)).toHaveLength(before)
  })

  await test.step('it is switched off again', async () => {
    await messages.getByRole('button', { name: settings('turnOff') }).click()
    await expect(messages).toContainText(settings('off'))
    await page.reload()
    await expect(messages.getByRole('button', { name: settings('turnOn') })).toBeVisible()
  })
})

test('a browser that refused notifications says how to permit them, and offers no button', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  await open(page, '/wap/account', language)
  const messages = page.getByRole('main').getByRole('region', { name: settings('title') })
  await expect(messages).toContainText(settings('refused'))
  await expect(messages.getByRole('button', { name: settings('emailAdd') })).toBeVisible()
  for (const wanted of ['turnOn', 'turnOff'])
    await expect(messages.getByRole('button', { name: settings(wanted), exact: true })).toHaveCount(0)
})

test('an iPhone is asked to open the site from the home screen', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager')
    Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0)' })
  })
  await open(page, '/wap/account', language)
  const messages = page.getByRole('main').getByRole('region', { name: settings('title') })
  await expect(messages).toContainText(settings('ios'))
})
