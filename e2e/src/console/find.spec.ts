import { expect } from '@playwright/test'
import { clubWithPhone, sendRequest } from '../helpers/club.ts'
import { open } from '../helpers/golfer.ts'
import { test } from '../helpers/signed-in.ts'
import { asStaff, openConsole } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'

const t = (key: string) => text('en', 'staff-sharing', key)
const staff = (key: string) => text('en', 'staff', key)
/** A golfer of the demo world without bookings. */
const demoGolfer = 'Lương Minh Khôi'

test('Ctrl+K finds a booking by its code, a golfer and a course by name, a page and a button of the page', async ({
  request,
  golfer,
  browser,
}) => {
  const { course } = await clubWithPhone(request)
  const { data: courses } = await (
    await request.get('/api/staff/courses?lang=en', await asStaff(request))
  ).json()
  const { code } = await sendRequest(request, golfer, course)
  const page = await openConsole(browser)
  await open(page, '/staff/settings', 'en')
  const field = page.getByLabel(t('find.title'), { exact: true })
  const panel = page.getByRole('complementary', { name: staff('panel.label') })
  const find = async (words: string, found: string) => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    await page.keyboard.type(words)
    const first = page.getByRole('dialog').locator('[data-action]').first()
    await expect(first).toContainText(found)
    await expect(first).toHaveAttribute('data-selected')
  }

  await test.step('a booking by its code', async () => {
    await find(code, `${code} ·`)
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('heading', { name: code })).toBeVisible()
  })

  await test.step('a golfer by phone', async () => {
    await find(golfer.phone, code)
    await expect(page.getByRole('dialog')).toContainText(`· ${golfer.phone}`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('a golfer and a course by name, with the key of a Mac', async () => {
    const title: string = courses.find(({ id }: { id: number }) => id === course).title
    const dialog = page.getByRole('dialog')
    const lineOf = (words: string) =>
      dialog.locator('[data-action]').filter({ has: page.getByText(words, { exact: true }) })
    for (const words of [demoGolfer, title]) {
      await page.keyboard.press('Meta+k')
      await expect(field).toBeFocused()
      await page.keyboard.type(words)
      await expect(lineOf(words)).toHaveCount(1)
      if (words === title) await lineOf(words).click()
      else {
        await expect(lineOf(words)).toContainText('vID ')
        await page.keyboard.press('Escape')
      }
      await expect(dialog).toHaveCount(0)
    }
    await page.waitForURL(
      ({ pathname, search }) => pathname === '/staff/courses' && search.includes(`id=${course}`),
    )
    await page.goBack()
    await expect(panel.getByRole('heading', { name: code })).toBeVisible()
  })

  await test.step('a step of the open booking', async () => {
    await find(staff('act.both'), staff('act.both'))
    await page.keyboard.press('Enter')
    await expect(panel.getByLabel(staff('act.note'))).toBeVisible()
  })

  await test.step('a page', async () => {
    await find(staff('nav.receipts'), staff('nav.receipts'))
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/staff/receipts')
  })

  await test.step('a new booking, from another page; its form opens once a course is chosen', async () => {
    const made = (key: string) => text('en', 'staff-new-booking', key)
    await find(made('open'), made('open'))
    await page.keyboard.press('Enter')
    await page.getByLabel(text('en', 'staff-golf', 'course'), { exact: true }).selectOption(String(course))
    await expect(page.getByLabel(made('phone'))).toBeVisible()
  })
  await page.context().close()
})
