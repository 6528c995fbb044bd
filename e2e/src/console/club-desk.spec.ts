import { type Browser, expect } from '@playwright/test'
import { paidForTomorrow, sendRequest } from '../helpers/club.ts'
import { open } from '../helpers/golfer.ts'
import { test } from '../helpers/signed-in.ts'
import { asStaff } from '../helpers/staff.ts'
import { type Language, text } from '../helpers/texts.ts'

/** The courses of the demo's club account. */
const [firstCourse, secondCourse] = [1, 3]

/** Signs in the demo's club account to the console on a phone. */
async function clubDesk(browser: Browser, language: Language) {
  const t = (key: string) => text(language, 'staff', key)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const desk = await context.newPage()
  await open(desk, '/staff/sign-in', language)
  await desk.getByLabel(t('login.email')).fill('club@teeviet.test')
  await desk.getByLabel(t('login.password')).fill('teeviet-demo')
  await desk.getByRole('button', { name: t('login.button') }).click()
  await desk.waitForURL((url) => url.pathname === '/staff/club-desk')
  return desk
}

test('a club signs in to its own desk, accepts a request and acknowledges a paid booking', async ({
  request,
  golfer,
  browser,
}, info) => {
  const language: Language = info.project.name.endsWith('en') ? 'en' : 'vi'
  const t = (key: string) => text(language, 'club', key)
  const asked = await sendRequest(request, golfer, secondCourse)
  const paid = await paidForTomorrow(request, golfer)
  const desk = await clubDesk(browser, language)
  const main = desk.getByRole('main')
  const card = (code: string) => main.getByRole('article', { name: code })

  await test.step('the club sees its desk and its account, and no page of the operator', async () => {
    await expect(desk.getByRole('navigation').first().getByRole('link')).toHaveText([
      t('desk.title'),
      text(language, 'staff-people', 'sessions.title'),
    ])
    await desk.goto('/staff/refunds')
    await expect(main).toContainText(text(language, 'staff-admin', 'notPermitted'))
    await desk.goto('/staff')
    await desk.waitForURL((url) => url.pathname === '/staff/club-desk')
    expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  await test.step('a paid booking is acknowledged with its reference', async () => {
    await main.getByLabel(t('desk.course'), { exact: true }).selectOption(String(firstCourse))
    const own = card(paid.code)
    await own.getByRole('button', { name: t('desk.acknowledge') }).click()
    await expect(own).toContainText(t('missing'))
    await own.getByLabel(t('reference')).fill('VT-200')
    await own.getByRole('button', { name: t('desk.acknowledge') }).click()
    await expect(own).toHaveCount(0)
  })

  await test.step('a request is accepted, and then its players are named', async () => {
    await main.getByLabel(t('desk.course'), { exact: true }).selectOption(String(secondCourse))
    const own = card(asked.code)
    await expect(own).not.toContainText('Trần Thị Thanh Hương')
    await own.getByLabel(t('reference')).fill('VT-201')
    await own.getByRole('button', { name: t('send.accept') }).click()
    await expect(own).toHaveCount(0)
  })
  await desk.context().close()

  const staff = await asStaff(request)
  const confirmed = await (await request.get(`/api/staff/bookings/${asked.id}`, staff)).json()
  expect(confirmed.data).toMatchObject({ state: 'confirmed', club: { reference: 'VT-201' } })
  const acknowledged = await (await request.get(`/api/staff/bookings/${paid.id}`, staff)).json()
  expect(acknowledged.data.club).toMatchObject({ reference: 'VT-200', answer: 'accepted' })
})
