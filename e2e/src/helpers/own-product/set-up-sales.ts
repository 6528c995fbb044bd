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

/** Net prices of a club for a player, VND, from a day on and on every kind of day. */
type NetPrices = {
  day: Day
  wholeDay: number
  hours: { from: string; to: string; price: number }
  members: number
}

/** What the club is paid for a player: by whole day and by hours from a file, for members of the club by the form. */
export async function addNetPrices(
  page: Page,
  { day, wholeDay, hours: { from, to, price }, members }: NetPrices,
): Promise<void> {
  await open(page, '/staff/statements?course=1', 'en')
  const prices = page.getByRole('region', { name: statement('net.title') })
  await expect(prices.getByText(statement('net.none'))).toBeVisible()
  const lines = ['weekday', 'weekend'].flatMap((kind) => [
    `${day};${kind};18;;;${wholeDay}`,
    `${day};${kind};18;${from};${to};${price}`,
  ])
  await prices.getByLabel(admin('csv.choose')).setInputFiles({
    name: 'net.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['starts_on;day_kind;number_hole;time_from;time_to;price', ...lines].join('\r\n')),
  })
  await prices.getByRole('button', { name: statement('net.file.save_other').replace('{n}', '4') }).click()
  const rows = prices.getByRole('table', { name: statement('net.title') }).getByRole('row')
  await expect(rows.filter({ hasText: `${from} – ${to}` })).toHaveCount(2)
  await prices.getByLabel(golf('field.customer_type')).selectOption('club_member')
  for (const [place, kind] of ['weekday', 'weekend'].entries()) {
    await prices.getByLabel(golf('field.day_kind')).selectOption(kind)
    await prices.getByLabel(statement('net.price')).fill(String(members))
    // by key, since the message of the last price lies over the button
    await prices.getByLabel(statement('net.price')).press('Enter')
    await expect(rows.filter({ hasText: golf('customer.club_member') })).toHaveCount(place + 1)
  }
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
