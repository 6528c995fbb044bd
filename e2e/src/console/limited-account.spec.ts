import { expect } from '@playwright/test'
import { clubWithPhone, sendRequest } from '../helpers/club.ts'
import { consoleOf, newColleague } from '../helpers/colleague.ts'
import { test } from '../helpers/signed-in.ts'
import { asStaff } from '../helpers/staff.ts'
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
