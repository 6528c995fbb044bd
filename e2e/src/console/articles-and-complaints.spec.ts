import { expect } from '@playwright/test'
import { open } from '../helpers/golfer.ts'
import { placedBill } from '../helpers/placed-bill.ts'
import { smsOf } from '../helpers/sandbox.ts'
import { test } from '../helpers/signed-in.ts'
import { findAnything, openConsole } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'

const common = (key: string) => text('en', 'staff-admin', key)
const content = (key: string) => text('en', 'staff-content', key)
const people = (key: string) => text('en', 'staff-people', key)
const golferText = (key: string) => text('vi', 'complaint', key)

/** A small green picture, as a phone's file picker would return it. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAoAQMAAAB0AG6qAAAAA1BMVEUoeDxZraX7AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADUlEQVQY02NgGAX0AAABaAAB2bYVtAAAAABJRU5ErkJggg==',
  'base64',
)

test('an article is written with a picture and published, and golfers read it', async ({ page, browser }) => {
  const title = `Giải mùa thu ${Date.now()}`
  const console_ = await openConsole(browser)
  await console_.getByRole('link', { name: common('nav.news') }).click()
  await console_.getByRole('link', { name: content('news.add') }).click()
  await console_.getByLabel(content('news.title')).fill(title)
  await console_.getByLabel(content('news.content')).fill('Một trăm golfer.\n\nTee off lúc bảy giờ.')
  await console_
    .locator('input[type=file]')
    .setInputFiles({ name: 'anh.png', mimeType: 'image/png', buffer: picture })
  await console_
    .getByRole('dialog')
    .getByRole('button', { name: common('picture.upload') })
    .click()
  await expect(console_.locator('form img[src^="/uploads/"]')).toBeVisible()
  // a day without a clock time: the article does not become a draft behind one's back
  await console_.getByLabel(content('news.publishedAt')).fill('01-01-2026')
  await console_.getByRole('button', { name: common('save') }).click()
  await expect(console_.getByLabel(content('news.publishedAt'))).toBeFocused()
  await console_.getByLabel(content('news.publishedAt')).fill('01-01-2026 08:00')
  await console_.getByRole('button', { name: common('save') }).click()
  await expect(console_.getByRole('link', { name: content('news.asGolfers') })).toBeVisible()
  const id = new URL(console_.url()).searchParams.get('id')
  await open(console_, '/staff/settings', 'en')
  await findAnything(console_, title)
  await console_.waitForURL((url) => url.pathname === '/staff/news' && url.searchParams.get('id') === id)
  await console_.context().close()

  await open(page, `/tin-tuc/chi-tiet/${id}`, 'vi')
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await expect(page.getByText('Tee off lúc bảy giờ.')).toBeVisible()
  await expect(page.locator('article img[src^="/uploads/"]')).toBeVisible()
  await expect(page.getByText(`“${title}”`, { exact: true })).toBeVisible()

  // Another of the top news takes its place.
  const top = page.getByRole('region', { name: text('vi', 'news', 'top') }).getByRole('link')
  await expect(top).toHaveCount(6)
  const other = (await top.first().locator('strong').textContent()) ?? ''
  await top.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other)
  await expect(page.getByText(`“${other}”`, { exact: true })).toBeVisible()
  await expect(page.getByText('Tee off lúc bảy giờ.')).toHaveCount(0)
})

test('a golfer complains from the bill, staff answer, and the golfer reads it there', async ({
  page,
  browser,
  request,
  golfer,
}) => {
  const bill = await placedBill(request, golfer.token)
  await open(page, `/wap/detail-history-booked/${bill.id}`, 'vi')
  await page.getByRole('button', { name: golferText('complain') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: golferText('send') }).click()
  await expect(dialog.getByText(golferText('missing'))).toBeVisible()
  await dialog.getByLabel(golferText('content')).fill('Caddie không đến.')
  await dialog.getByRole('button', { name: golferText('send') }).click()
  const mine = page.locator('[data-complaint]')
  await expect(mine).toContainText(golferText('step.received'))
  const code = (await mine.locator('.code').textContent()) ?? ''

  const console_ = await openConsole(browser)
  await findAnything(console_, code)
  await console_.waitForURL(
    (url) => url.pathname === '/staff/complaints' && url.searchParams.get('q') === code,
  )
  const row = console_.getByRole('article', { name: code })
  const verify = async () => {
    await row.getByRole('button', { name: people('complaint.to.verified') }).click()
    await row.getByRole('button', { name: people('complaint.to.verified') }).click()
    await expect(row).toHaveAttribute('data-complaint', 'verified')
  }
  await verify()
  const undo = text('en', 'staff', 'undo.button')
  await console_.locator('[data-toast]').getByRole('button', { name: undo, exact: true }).click()
  await expect(row).toHaveAttribute('data-complaint', 'received')
  await verify()
  await row.getByRole('button', { name: people('complaint.to.resolved') }).click()
  await row.getByRole('button', { name: people('complaint.to.resolved') }).click()
  await expect(row.getByLabel(people('complaint.answer'))).toBeFocused()
  await expect(row.getByText(common('missing'))).toBeVisible()
  await row.getByLabel(people('complaint.answer')).fill('TeeViet hoàn phí caddie.')
  await row.getByRole('button', { name: people('complaint.to.resolved') }).click()
  await expect(row).toContainText(text('en', 'complaint', 'step.resolved'))
  // the focused form is removed: keyboard focus moves to the row
  await expect(console_.getByRole('listitem').filter({ has: row })).toBeFocused()
  await console_.context().close()

  await page.reload()
  await expect(mine).toContainText('TeeViet hoàn phí caddie.')
  // a step is sent once it can no longer be undone
  const messages = async () =>
    (await smsOf(request, golfer.phone)).filter((sms) => sms.text.includes(code)).length
  await expect.poll(messages, { timeout: 90_000 }).toBe(3)
})

test('an expired password link is reported, with a way on', async ({ page }) => {
  await page.goto('/staff/set-password?lang=en#used-long-ago')
  await page.locator('html[data-hydrated]').waitFor()
  await page.getByLabel(people('password.new')).fill('a password long enough')
  await page.getByRole('button', { name: people('password.set') }).click()
  await expect(page.getByText('ask for a new one')).toBeVisible()
  await expect(page.getByLabel(people('password.new'))).toBeHidden()
  await page.getByRole('link', { name: text('en', 'staff', 'signIn') }).click()
  await expect(page.getByLabel(text('en', 'staff', 'login.email'))).toBeVisible()
})
