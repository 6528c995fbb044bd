import { expect } from '@playwright/test'
import { addDays, dayOf } from '@teeviet/contract/rules/dates'
import { open } from './golfer.ts'
import { test } from './signed-in.ts'
import { text } from './texts.ts'

test('words agreed to the letter stand where a golfer meets them', async ({ page }) => {
  const main = page.getByRole('main')
  const tooFar = addDays(dayOf(Date.now()), 700)
  await open(page, `/wap/tee-time/1?date=${tooFar}`, 'en')
  await expect(
    main.getByText('No tee time available for this date. Please choose another date.'),
  ).toBeVisible()

  await open(page, '/booking-now?facility_id=999999', 'en')
  await expect(
    main.getByText("We couldn't find the course. Please try again with a different course."),
  ).toBeVisible()

  await open(page, '/wap/booking', 'en')
  // It says of itself that something is missing, and tells what when it is pressed all the same.
  await main.getByRole('button', { name: text('en', 'booking', 'form.send') }).click({ force: true })
  await expect(page.getByText('please fill in all information')).toBeVisible()

  await open(page, '/wap/add-member', 'en')
  await main.getByLabel(text('en', 'players', 'keyword')).fill('zzqqxx')
  await expect(main.getByText('player not found')).toBeVisible()
  await main.getByLabel(text('en', 'players', 'keyword')).fill('999999999')
  await expect(main.getByText('Player with this vID not found, please try again!')).toBeVisible()

  await open(page, '/san/chi-tiet/1', 'vi')
  await main.getByRole('button', { name: text('vi', 'course', 'reviews.send') }).click()
  await expect(main.getByText('Vui lòng viết bình luận.')).toBeVisible()
})

test('lists are as long as agreed: 8 featured courses and 8 more, 8 reviews of 5 pictures, 6 news', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await open(page, '/san-noi-bat', 'vi')
  const courses = main.getByRole('listitem').filter({ has: page.getByRole('heading') })
  await expect(courses).toHaveCount(8)
  await main.getByRole('button', { name: text('vi', 'ui', 'showMore') }).click()
  await expect(courses).toHaveCount(16)

  await open(page, '/wap', 'vi')
  await page.mouse.wheel(0, 200)
  const section = (key: string) => main.getByRole('region', { name: text('vi', 'home', key), exact: true })
  const reviews = section('reviews').last().getByRole('listitem')
  await expect(reviews).toHaveCount(8)
  await expect(reviews.first().locator('img')).toHaveCount(5)
  await expect(section('news').getByRole('listitem')).toHaveCount(6)
})

test('pages are asked for as long as agreed: 50 bookings; and the bank is waited for 90 seconds', async ({
  page,
}) => {
  const asked = page.waitForRequest(/get_history_booking_merge/)
  await open(page, '/wap/history', 'vi')
  expect((await asked).postDataJSON()).toMatchObject({ limit: 50, page: 1 })
  await open(page, '/wap/bank-wait', 'vi')
  await expect(page.getByText(/sau (90|8\d) giây/)).toBeVisible()
})
