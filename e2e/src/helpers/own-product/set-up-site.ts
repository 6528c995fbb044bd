import { expect, type Page } from '@playwright/test'
import { type Day, formatDay } from '@teeviet/contract/rules/time/dates'
import { open } from '../golfer.ts'
import { text } from '../texts.ts'
import { uploadPicture } from './upload-picture.ts'

const admin = (key: string) => text('en', 'staff-admin', key)
const content = (key: string) => text('en', 'staff-content', key)
const holidays = (key: string) => text('en', 'staff-holidays', key)

async function addOwnPicture(page: Page): Promise<void> {
  await uploadPicture(page, page.locator('input[type=file]'), '#31597d')
  await expect(page.locator('form img[src^="/uploads/"]')).toBeVisible()
}

/** A banner on home with these words over its picture. */
export async function addBanner(page: Page, words: string): Promise<void> {
  await open(page, '/staff/banners?id=0', 'en')
  await addOwnPicture(page)
  const vietnamese = content('banner.words').replace('{language}', content('language.vi'))
  await page.getByLabel(vietnamese).fill(words)
  await page.getByLabel(content('banner.link')).fill('/wap/hot-deal')
  await page.getByRole('button', { name: admin('save') }).click()
  await expect(page.getByText(admin('saved')).first()).toBeVisible()
}

/** A published article. Returns the path by which golfers read it. */
export async function addArticle(page: Page, title: string): Promise<string> {
  await open(page, '/staff/news', 'en')
  await page.getByRole('link', { name: content('news.add') }).click()
  await page.getByLabel(content('news.title')).fill(title)
  await page.getByLabel(content('news.content')).fill('Sân mở cửa từ mười hai giờ.')
  await addOwnPicture(page)
  await page.getByLabel(content('news.publishedAt')).fill('01-01-2026 08:00')
  await page.getByRole('button', { name: admin('save') }).click()
  await expect(page.getByRole('link', { name: content('news.asGolfers') })).toBeVisible()
  return `/tin-tuc/chi-tiet/${new URL(page.url()).searchParams.get('id')}`
}

/** A day off that the government announced. */
export async function addHoliday(page: Page, day: Day): Promise<void> {
  await open(page, '/staff/holidays', 'en')
  await page.getByLabel(holidays('from')).fill(formatDay(day))
  await page.getByLabel(holidays('to')).fill(formatDay(day))
  await page.getByLabel(holidays('name')).fill('Nghỉ hoán đổi')
  await page.getByRole('button', { name: holidays('announce') }).click()
  await expect(page.getByRole('dialog')).toContainText(formatDay(day))
  await page.getByRole('button', { name: holidays('confirmAdd') }).click()
  const row = page.getByRole('row').filter({ hasText: formatDay(day) })
  await expect(row.getByRole('button', { name: holidays('remove') })).toBeVisible()
}
