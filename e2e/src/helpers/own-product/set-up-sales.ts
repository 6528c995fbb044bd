import { expect, type Page } from '@playwright/test'
import { type Day, formatDay } from '@teeviet/contract/rules/time/dates'
import { open } from '../golfer.ts'
import { text } from '../texts.ts'
import { sampleCourse } from './set-up-course.ts'

const admin = (key: string) => text('en', 'staff-admin', key)
const club = (key: string) => text('en', 'club', key)
const content = (key: string) => text('en', 'staff-content', key)
const golf = (key: string) => text('en', 'staff-golf', key)
const settings = (key: string) => text('en', 'staff-settings', key)
const statement = (key: string) => text('en', 'staff-statement', key)
const sharing = (key: string) => text('en', 'staff-sharing', key)

/** A hole-in-one package on sale. */
export async function addPackage(page: Page, name: { vi: string; en: string }): Promise<void> {
  await open(page, '/staff/packages?id=0', 'en')
  const names = page.getByRole('group', { name: settings('package.name') })
  await names.getByLabel('Tiếng Việt').fill(name.vi)
  await names.getByLabel('English').fill(name.en)
  const words = page.getByRole('group', { name: settings('package.des') })
  await words.getByLabel('Tiếng Việt').fill('Bảo hiểm hole-in-one của sân mẫu.')
  await words.getByLabel('English').fill('Hole-in-one cover of the sample course.')
  await page.getByLabel(settings('package.short')).fill('D20')
  await page.getByLabel(settings('package.price')).fill('50000')
  await page.getByLabel(settings('package.cover')).fill('20000000')
  await page.getByLabel(settings('package.active')).check()
  await page
    .getByRole('main')
    .getByRole('button', { name: admin('save'), exact: true })
    .click()
  await expect(page.getByRole('link', { name: name.en })).toContainText(settings('package.on'))
}

/** The phone of the course's club: the operator asks there, by SMS with a link. */
export async function addClubPhone(page: Page, phone: string): Promise<void> {
  await open(page, '/staff/courses', 'en')
  await page.getByRole('main').getByRole('link', { name: sampleCourse.english }).click()
  const contacts = page.getByRole('group', { name: golf('field.club_contacts') })
  await contacts.getByRole('button', { name: golf('courses.addContact') }).click()
  await contacts.getByLabel(golf('courses.contactChannel')).selectOption(sharing('messages.channel.sms'))
  await contacts.getByLabel(golf('courses.contactPhone')).fill(phone)
  await page
    .getByRole('main')
    .getByRole('button', { name: admin('save'), exact: true })
    .click()
  const saved = golf('courses.saved').replace('{name}', sampleCourse.title)
  await expect(page.getByText(saved).first()).toBeVisible()
}

/** What the club is paid for a player of a weekday, from the next day on. */
export async function addNetPrice(page: Page, price: string): Promise<void> {
  await open(page, '/staff/statements?course=1', 'en')
  const prices = page.getByRole('region', { name: statement('net.title') })
  await prices.getByLabel(statement('net.price')).fill(price)
  await prices.getByRole('button', { name: statement('net.set') }).click()
  await expect(prices.getByRole('table', { name: statement('net.title') })).toContainText('1.700.000đ')
}

/** One place that the club lets the operator sell on a day without asking. */
export async function giveAllotment(page: Page, day: Day): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('link', { name: club('portal.tab.allotments') }).click()
  const form = main.getByRole('form', { name: club('portal.allotments.give') })
  for (const [field, value] of [
    ['day_to', formatDay(day)],
    ['day_from', formatDay(day)],
    ['time_to', '15:00'],
    ['time_from', '12:00'],
  ] as const) {
    await form.getByLabel(golf(`sheet.${field}`), { exact: true }).fill(value)
    await form.getByLabel(golf(`sheet.${field}`), { exact: true }).blur()
  }
  for (const kind of ['weekend', 'holiday']) await form.getByLabel(golf(`kind.${kind}`)).check()
  await form.getByLabel(club('portal.allotments.places')).fill('1')
  await form.getByRole('button', { name: club('portal.allotments.give') }).click()
  await expect(main.getByRole('article').filter({ hasText: formatDay(day) })).toBeVisible()
}

/** The club answers the only review of its course. */
export async function answerReview(page: Page, words: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: club('portal.tab.reviews') })
    .click()
  const review = page.getByRole('main').getByRole('article')
  await review.getByRole('button', { name: content('review.reply') }).click()
  await review.getByLabel(content('review.replyText')).fill(words)
  await review.getByRole('button', { name: content('review.send') }).click()
  await expect(review).toContainText(words)
}
