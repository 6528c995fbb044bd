import { expect, test } from '@playwright/test'
import { openQuickForm } from '../helpers/booking-form.ts'
import { open } from '../helpers/golfer.ts'
import { text } from '../helpers/texts.ts'

const t = (area: string, key: string) => text('vi', area, key)

test('golfers choose from the agreed options: packages, holes, regions, hours', async ({ page }) => {
  const dialog = page.getByRole('dialog')
  const banners = page.waitForRequest(
    /list_banner.*screen_type=6.*position=1|list_banner.*position=1.*screen_type=6/,
  )
  await page.context().clearCookies({ name: 'popup_seen' })
  await open(page, '/wap', 'vi')
  await banners
  await dialog.getByRole('button', { name: t('ui', 'close') }).click()
  await page
    .getByRole('navigation', { name: t('shell', 'bottomNavigation') })
    .getByRole('button', { name: t('shell', 'bar.login') })
    .click()
  await expect(dialog.getByText('+84', { exact: true })).toBeVisible()

  const packages = page.waitForRequest(/list_package.*type_pack=1\b/)
  await openQuickForm(page, 'vi')
  const form = page.getByRole('form', { name: t('booking', 'form.label') })
  await form.getByRole('button', { name: t('booking', 'form.packages') }).click()
  await packages
  await expect(dialog).toContainText('20.000.000đ')
  await expect(dialog).toContainText('200.000.000đ')
  await expect(dialog).toContainText('một lần cho mỗi khách hàng, mỗi ngày, mỗi vòng 18 hố')
  await expect(dialog).toContainText('hai khoản thưởng khi có cả gói ngày và gói năm')

  await open(page, '/wap/search-facility', 'vi')
  await page.getByRole('button', { name: t('search', 'filters') }).click()
  const choices = (name: string) => dialog.getByRole('list', { name: t('search', name) }).getByRole('button')
  await expect(choices('holes')).toHaveText(['Tất cả', '9 hố', '18 hố', '27 hố'])
  await expect(choices('region')).toHaveText(['Tất cả', 'Miền Bắc', 'Miền Trung', 'Miền Nam'])
  await expect(choices('playTime')).toHaveText(['Tất cả', /05:00.*11:59/, /12:00.*16:59/, /17:00.*22:00/])
})
