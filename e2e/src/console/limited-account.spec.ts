import { expect, type Page } from '@playwright/test'
import { clubWithPhone, sendRequest } from '../helpers/club.ts'
import { consoleOf, newColleague } from '../helpers/colleague.ts'
import { test } from '../helpers/signed-in.ts'
import { asStaff, openConsole } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'

const staff = (key: string) => text('en', 'staff', key)

test('an account that is limited to a course finds its bookings and not those of another one', async ({
  browser,
  request,
  golfer,
}, info) => {
  test.skip(info.project.name !== 'phone-vi', 'the console has a width and language of its own')
  const { course } = await clubWithPhone(request)
  const { data: courses } = await (await request.get('/api/staff/courses', await asStaff(request))).json()
  const other: number = courses.find(({ id }: { id: number }) => id !== course).id
  const own = await sendRequest(request, golfer, course)
  const strange = await sendRequest(request, golfer, other)

  const console_ = await consoleOf(browser, await newColleague(request, [course]))
  const search = console_.getByLabel(staff('filter.search'))
  await search.fill(own.code)
  await expect(console_.getByRole('row').filter({ hasText: own.code })).toBeVisible()
  await search.fill(strange.code)
  await expect(console_.getByRole('row').filter({ hasText: own.code })).toHaveCount(0)
  await expect(console_.getByRole('row').filter({ hasText: strange.code })).toHaveCount(0)

  await test.step('a link to the other booking opens nothing', async () => {
    await console_.goto(`/staff?tab=all&id=${strange.id}`)
    const panel = console_.getByRole('complementary', { name: staff('panel.label') })
    await expect(panel.getByText(text('en', 'staff-admin', 'unknown'))).toBeVisible()
    await expect(console_.getByText(strange.code)).toHaveCount(0)
    await panel.getByRole('button', { name: staff('panel.close') }).click()
    await expect(console_).not.toHaveURL(/id=/)
  })
  await console_.context().close()
})

type Course = { id: number; title: string }

/** The addresses of the menu, in its order. */
async function menuOf(console_: Page): Promise<string[]> {
  const links = console_.getByRole('navigation', { name: staff('nav.label') }).getByRole('link')
  await expect(links.first()).toBeVisible()
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
}

test('no page of the menu shows such an account data of another course, or a raw error', async ({
  browser,
  request,
  golfer,
}, info) => {
  test.skip(info.project.name !== 'phone-vi', 'the console has a width and language of its own')
  test.setTimeout(120_000)
  const { course } = await clubWithPhone(request)
  const as = await asStaff(request)
  const listed = async (lang: string): Promise<Course[]> =>
    (await (await request.get('/api/staff/courses', { ...as, params: { lang } })).json()).data
  const all = [...(await listed('en')), ...(await listed('vi'))]
  const own = all.filter(({ id }) => id === course).map(({ title }) => title)
  const foreign = all.map(({ title }) => title).filter((title) => !own.some((mine) => mine.includes(title)))
  const strange = all.find(({ id }) => id !== course)?.id ?? 0
  const { code } = await sendRequest(request, golfer, strange)

  const admin = await openConsole(browser)
  const pages = await menuOf(admin)
  await admin.context().close()
  const roles = ['staff', 'sales', 'admin']
  const console_ = await consoleOf(browser, await newColleague(request, [course], roles))
  const troubles: string[] = []
  let page = ''
  console_.on('pageerror', ({ message }) => troubles.push(`${page}: ${message}`))
  console_.on('response', (response) => {
    const path = new URL(response.url()).pathname
    const status = response.status()
    if (path.startsWith('/api/') && status >= 400) troubles.push(`${page}: ${path} answers ${status}`)
  })
  const permitted = await menuOf(console_)
  expect(permitted.length).toBeGreaterThan(5)
  for (page of pages) {
    await console_.goto(page)
    const main = console_.getByRole('main')
    // outside the menu of the account it says so
    const denied = main.getByText(text('en', 'staff-admin', 'notPermitted'))
    await expect(main.getByRole('heading', { level: 1 }).or(denied)).toBeVisible()
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
    const words = (await main.textContent()) ?? ''
    for (const title of foreign) if (words.includes(title)) troubles.push(`${page}: shows ${title}`)
    if (words.includes(code)) troubles.push(`${page}: shows ${code}`)
    if (words.includes(text('en', 'ui', 'error.title'))) troubles.push(`${page}: shows an error`)
    if (words.trim() === '') troubles.push(`${page}: is empty`)
  }
  expect(troubles).toEqual([])
  await console_.context().close()
})
