import { Buffer } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { addDays, dayOf, formatDay } from '@teeviet/contract/rules/time/dates'
import { open } from '../helpers/golfer.ts'
import { test } from '../helpers/signed-in.ts'
import { asStaff, openConsole } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'

const t = (key: string, slots: Record<string, string | number> = {}) =>
  Object.entries(slots).reduce(
    (words, [name, value]) => words.replace(`{${name}}`, String(value)),
    text('en', 'staff-jobs', key),
  )

test('staff import the rates of many courses as a job and see it done, and export bookings to a file', async ({
  request,
  browser,
}) => {
  const page = await openConsole(browser)
  await open(page, '/staff/jobs', 'en')
  const imports = page.getByRole('region', { name: t('import.title') })
  const jobs = page.locator('[data-job]')
  const toast = page.locator('[data-toast]')

  // at night and far in the future, so that no rate of the demo overlaps and no price changes
  const from = addDays(dayOf(Date.now()), 3_000)
  const { data: listed } = await (
    await request.get('/api/staff/courses?q=&lang=en', await asStaff(request))
  ).json()
  const courses: { id: number; title: string }[] = listed.slice(0, 3)
  const head = 'course;day_kind;customer_type;number_hole;time_from;time_to;price;valid_from;valid_to'
  const rate = (course: string | number) =>
    `${course};weekday;club_member;27;23:00;23:30;1.000.000;${from};${from}`
  const file = (lines: string[]) => ({
    name: 'rates.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([head, ...lines].join('\r\n')),
  })
  const chooser = imports.locator('input[type=file]')

  await test.step('a course that is not there is named, and nothing is started', async () => {
    await chooser.setInputFiles(file([rate('Nowhere Golf Club')]))
    await expect(imports.getByRole('alert')).toContainText('Nowhere Golf Club')
  })

  await test.step('courses are found by number and name, and the check says what would change', async () => {
    await chooser.setInputFiles(file(courses.map(({ id, title }, place) => rate(place === 0 ? id : title))))
    const lines = imports.getByRole('listitem')
    await expect(lines).toHaveCount(3)
    await expect(lines.first()).toContainText(courses[0]?.title ?? '')
    await expect(lines.first()).toContainText(t('import.counts', { added: 1, changed: 0 }))
  })

  await test.step('the job is followed without a reload, and its end is reported', async () => {
    const before = await jobs.count()
    await imports.getByRole('button', { name: t('import.start', { n: 3 }) }).click()
    await expect(jobs).toHaveCount(before + 1)
    await expect(jobs.first()).toContainText(t('courses', { done: 3, total: 3 }), { timeout: 30_000 })
    await expect(jobs.first()).toContainText(t('state.done'))
    await expect(toast.filter({ hasText: t('finished', { kind: t('kind.rates_import') }) })).toBeVisible()
  })

  await test.step('an export shows its progress, and its end offers a file to download', async () => {
    const exports = page.getByRole('region', { name: t('export.bookings') })
    const day = (days: number) => formatDay(addDays(dayOf(Date.now()), days))
    await exports.getByLabel(t('export.from'), { exact: true }).fill(day(1))
    await exports.getByLabel(t('export.to'), { exact: true }).fill(day(200))
    await exports.getByRole('button', { name: t('export.start') }).click()
    await expect(jobs.first()).toContainText(t('kind.bookings_export'))
    await expect(jobs.first().getByRole('progressbar')).toBeVisible()
    const button = jobs.first().getByRole('button', { name: t('download') })
    await expect(button).toBeVisible({ timeout: 60_000 })
    const saved = page.waitForEvent('download')
    await button.click()
    const download = await saved
    expect(download.suggestedFilename()).toMatch(/^teeviet-bookings-.*\.csv$/)
    expect(await readFile(await download.path(), 'utf8')).toContain('Code;Day;Time;Course')
  })
  await page.context().close()
})
