import { expect, test } from '@playwright/test'
import { addDays, dayOf } from '@teeviet/contract/rules/time/dates'
import { playTimeOfClock } from '@teeviet/contract/rules/time/play-times'
import { open } from '../helpers/golfer.ts'
import { text } from '../helpers/texts.ts'

const t = (area: string, key: string) => text('vi', area, key)

test('home answers its question in three taps, and a tee time opens the booking with all of it', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const day = addDays(dayOf(Date.now()), 3)
  const question = page.getByRole('form', { name: t('home', 'find.title') })
  await open(page, '/wap', 'vi')
  await question.locator(`label:has(input[name="date"][value="${day}"])`).click()
  await question.getByText(t('course', 'region.north'), { exact: true }).click()
  await question.getByRole('button', { name: t('home', 'find.see') }).click()
  await expect(page).toHaveURL(new RegExp(`/wap/find-tee-times\\?.*date=${day}`))
  await expect(page).toHaveURL(/where=north/)

  const groups = main.getByRole('article')
  const hours = main.getByRole('heading', { level: 2, name: /\d\d:00 – \d\d:59/ })
  await expect(hours.first()).toBeVisible()
  for (const hour of await hours.allTextContents()) {
    const band = playTimeOfClock(/\d\d:00/.exec(hour)?.[0] ?? '')
    expect(hour, 'the part of the day above its hour').toMatch(
      new RegExp(`^${t('tee-times', `band.${band}`)}`),
    )
  }
  // The order and the length of the list survive the way to a course and back.
  await main.getByRole('button', { name: t('find', 'sort.price') }).click()
  await expect(page).toHaveURL(/sort=price/)
  await expect(hours).toHaveCount(0)
  await main.getByRole('button', { name: t('ui', 'showMore') }).click()
  await expect.poll(() => groups.count()).toBeGreaterThan(20)
  const length = await groups.count()
  const name = (await groups.nth(20).getByRole('heading').textContent()) ?? ''
  await groups.nth(20).getByRole('link', { name, exact: true }).click()
  await page.waitForURL(/\/san\/chi-tiet\/\d+\?date=/)
  await page.goBack()
  await expect(groups).toHaveCount(length)
  await expect(main.getByRole('button', { name: t('find', 'sort.price') })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  const tile = groups.nth(20).locator('a[href^="/booking-now"]').first()
  const clock = ((await tile.textContent()) ?? '').slice(0, 5)
  await tile.click()
  await page.waitForURL(/\/booking-now/)
  await expect(page.getByRole('form', { name: t('booking', 'form.label') })).toContainText(clock)
})

test('the quick booking is in the page from the start, one tap away, and stays chosen after a reload', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/wap?lang=vi')).text()
  expect(html).toContain(`aria-label="${t('booking', 'form.label')}"`)
  await open(page, '/wap', 'vi')
  const form = page.getByRole('form', { name: t('booking', 'form.label') })
  await expect(form).toBeHidden()
  await page.getByRole('tab', { name: t('home', 'tabs.book') }).click()
  await expect(form).toBeVisible()
  await page.reload()
  await expect(form).toBeVisible()
  await page.getByRole('tab', { name: t('home', 'tabs.find') }).click()
  await expect(form).toBeHidden()
})

test('a course chosen by name takes the place of the region', async ({ page }) => {
  await open(page, '/wap', 'vi')
  const question = page.getByRole('form', { name: t('home', 'find.title') })
  await question.getByRole('button', { name: t('home', 'find.course') }).click()
  const option = page.getByRole('dialog').locator('[data-option]').first()
  await option.click()
  await question.getByRole('button', { name: t('home', 'find.see') }).click()
  await expect(page).toHaveURL(/where=\d+/)
  const names = page.getByRole('main').getByRole('article').getByRole('heading')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('find', 'title'))
  await expect(names.first()).toBeVisible()
  expect(new Set(await names.allTextContents()).size).toBe(1)
})

test.describe('where the golfer is known', () => {
  // the clubhouse of Vân Trì, Hà Nội
  test.use({ geolocation: { latitude: 21.165, longitude: 105.782 }, permissions: ['geolocation'] })

  test('the courses with tee times come nearest first, each with its distance', async ({ page }) => {
    const main = page.getByRole('main')
    await open(page, `/wap/find-tee-times?date=${addDays(dayOf(Date.now()), 3)}`, 'vi')
    const [before, after = ''] = t('course', 'distance').split('{km}')
    const distance = new RegExp(`${before}([\\d.,]+)${after}`)
    await expect(main.getByText(distance)).toHaveCount(0)
    await main.getByRole('button', { name: t('find', 'sort.distance') }).click()
    const courses = main.getByRole('article')
    await expect(courses.first()).toContainText(distance)
    await expect(courses.first().getByRole('heading')).toHaveText('Sân golf Vân Trì')
    const shown = await courses.allTextContents()
    const far = shown.flatMap((words) => {
      const [, km] = distance.exec(words) ?? []
      return km === undefined ? [] : [Number(km.replaceAll('.', '').replace(',', '.'))]
    })
    expect(far).toHaveLength(shown.length)
    expect(far.length).toBeGreaterThan(2)
    expect(far).toEqual(far.toSorted((one, other) => one - other))
  })
})
