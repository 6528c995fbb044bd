import { expect, type Page } from '@playwright/test'
import {
  addDays,
  type Day,
  formatDay,
  formatHistoryTime,
  startOfDay,
} from '@teeviet/contract/rules/time/dates'
import { open } from '../golfer.ts'
import { text } from '../texts.ts'
import { uploadPicture } from './upload-picture.ts'

const golf = (key: string) => text('en', 'staff-golf', key)
const admin = (key: string) => text('en', 'staff-admin', key)

/** The course that a test sets up in the console of an empty product. */
export const sampleCourse = {
  title: 'Sân golf Mẫu',
  english: 'Sample Golf Club',
  province: 'Hà Nội',
  latitude: '21.2514',
  longitude: '105.7012',
}

/** Presses the button of a form, and waits for the words that say it is done and for the data that is loaded after it. */
async function saves(page: Page, button: string, said: string | RegExp): Promise<void> {
  const pressed = page.getByRole('main').getByRole('button', { name: button, exact: true })
  const answer = page.waitForResponse((one) => one.request().method() === 'POST' && one.ok())
  await pressed.click()
  await answer
  await expect(page.getByText(said).first()).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

/** The course, what cancelling costs, its prices and its tee times: golfers can book it. */
export async function setUpCourse(page: Page, rates: Rates = {}): Promise<void> {
  await addCourse(page)
  await addTerms(page)
  await addRates(page, rates)
  await addSchedule(page)
}

export async function addCourse(page: Page): Promise<void> {
  await open(page, '/staff/courses?id=new', 'en')
  const field = (key: string) => page.getByLabel(golf(`field.${key}`), { exact: true })
  for (const [key, value] of Object.entries({
    title: sampleCourse.title,
    title_en: sampleCourse.english,
    featured_rank: '1',
    province: sampleCourse.province,
    address: '1 Đường Mẫu, Hà Nội',
    latitude: sampleCourse.latitude,
    longitude: sampleCourse.longitude,
    holes: '18',
    par: '72',
    length_yards: '7100',
    designed_by: 'Nguyễn Văn Mẫu',
    opened: '2019',
    website: 'https://golf-mau.test',
    change_hours: '24',
  }))
    await field(key).fill(value)
  await field('is_open').check()
  const description = page.getByRole('group', { name: golf('field.description') })
  await description.getByLabel('Tiếng Việt').fill('Sân 18 hố bên hồ.')
  await description.getByLabel('English').fill('18 holes beside a lake.')
  await description.getByLabel('한국어').fill('호숫가의 18홀 코스입니다.')
  await description.getByLabel('日本語').fill('湖畔の18ホールです。')
  await page.getByLabel(golf('field.has_lights')).selectOption('no')
  await page
    .getByRole('group', { name: golf('field.facilities') })
    .getByRole('checkbox')
    .first()
    .check()
  await page.getByRole('button', { name: golf('courses.addPath') }).click()
  await page.getByLabel(golf('courses.pathName'), { exact: true }).fill('Hồ')
  await saves(page, golf('courses.add'), golf('courses.saved').replace('{name}', sampleCourse.title))
  await page.waitForURL(/id=\d+/)
}

/** Uploads the pictures of the course, its logo and the map of its holes. Returns the addresses of the last two. */
export async function addPictures(page: Page): Promise<{ logo: string; map: string }> {
  const upload = (field: string, background: string) =>
    uploadPicture(page, page.getByLabel(golf(field), { exact: true }), background)
  const map = await upload('courses.map', '#7da35b')
  const logo = await upload('field.logo', '#1f4f2f')
  const pictures = page.getByRole('list', { name: golf('field.pictures') }).getByRole('listitem')
  for (const [place, background] of ['#2f7d4f', '#5b8fa3', '#a3925b'].entries()) {
    await upload('courses.pictureUpload', background)
    await expect(pictures).toHaveCount(place + 1)
  }
  await saves(page, admin('save'), golf('courses.saved').replace('{name}', sampleCourse.title))
  return { logo, map }
}

export async function addTerms(page: Page): Promise<void> {
  await page.getByRole('tab', { name: golf('courses.part.refunds') }).click()
  await page.getByLabel(golf('refund.add')).selectOption(golf('refund.standard'))
  const condition = page.getByRole('group', { name: golf('refund.condition') })
  await condition.getByLabel('Tiếng Việt').fill('Miễn phí đến 48 giờ trước giờ chơi, sau đó 50%.')
  await condition.getByLabel('English').fill('Free until 48 hours before the tee time, then 50%.')
  await saves(page, admin('save'), golf('refund.saved'))
}

type Rates = {
  /** What members of the club pay, VND; without it they have no price of their own. */
  members?: number
}

/** The price of every day for visitors, by the form and from a file, and that for members in the same file. */
export async function addRates(page: Page, { members }: Rates = {}): Promise<void> {
  await page
    .getByRole('link', { name: golf('nav.rates') })
    .last()
    .click()
  await page.getByRole('button', { name: golf('rates.add') }).click()
  await page.getByLabel(golf('field.time_to'), { exact: true }).fill('18:00')
  await page.getByLabel(golf('field.price'), { exact: true }).fill('2000000')
  const head = 'day_kind;customer_type;number_hole;time_from;time_to;price;valid_from;valid_to'
  const file = page.getByLabel(admin('csv.choose'))
  const csv = (...lines: string[]) => ({
    name: 'rates.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([head, ...lines, ''].join('\r\n')),
  })
  const ofMembers = ['weekday', 'weekend'].map(
    (kind) => `${kind};club_member;18;05:00;18:00;${members};2026-01-01;`,
  )
  const lines = [
    'weekend;visitor;18;05:00;18:00;2000000;2026-01-01;',
    ...(members === undefined ? [] : ofMembers),
  ]
  await file.setInputFiles(csv('weekend;visitor;18;05:00;18:00;cheap;2026-01-01;'))
  const wrong = admin('csv.cell').replace('{line}', '2').replace('{column}', golf('field.price'))
  await expect(page.getByRole('main').getByRole('alert')).toContainText(wrong.replace('{cell}', 'cheap'))
  await file.setInputFiles(csv(...lines))
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  // the price table that golfers would read comes above the button, which moves
  await expect(page.getByText(golf('rates.preview.repriced').replace('{n}', '0'))).toBeVisible()
  await page
    .getByRole('button', { name: golf('rates.save_other').replace('{n}', String(1 + lines.length)) })
    .click()
  await expect(page.getByText(/^Saved\./)).toBeVisible()
}

export async function addSchedule(page: Page): Promise<void> {
  await open(page, '/staff/courses', 'en')
  await page.getByRole('main').getByRole('link', { name: sampleCourse.english }).click()
  await page.getByRole('tab', { name: golf('courses.part.schedule') }).click()
  await page.getByRole('button', { name: golf('schedule.add') }).click()
  await page.getByLabel(golf('schedule.first_tee'), { exact: true }).fill('12:00')
  await page.getByLabel(golf('schedule.last_tee'), { exact: true }).fill('15:00')
  await saves(page, admin('save'), /^Schedule saved: [1-9]\d* tee times added/)
}

type Category = { vi: string; en: string; isFlashSale?: boolean }

/** A category, or a flash sale, that runs for six days, with an offer of the course in it. */
export async function addOffer(
  page: Page,
  today: Day,
  { vi, en, isFlashSale = false }: Category,
): Promise<void> {
  await open(page, '/staff/offers', 'en')
  await page.getByRole('link', { name: golf('offers.addCategory') }).click()
  const name = page.getByRole('group', { name: golf('field.name') })
  await name.getByLabel('Tiếng Việt').fill(vi)
  await name.getByLabel('English').fill(en)
  await page.getByLabel(golf('field.ends_at')).fill(formatHistoryTime(startOfDay(addDays(today, 6))))
  if (isFlashSale) await page.getByLabel(golf('field.is_flash_sale')).check()
  await saves(page, golf('offers.addCategory'), golf('offers.saved'))
  await page.getByRole('button', { name: golf('offers.addOffer') }).click()
  await page.getByLabel(golf('field.facility_name')).selectOption({ label: sampleCourse.english })
  for (const [key, value] of Object.entries({
    date_start: formatDay(addDays(today, 1)),
    date_end: formatDay(addDays(today, 5)),
    time_start: '12:00',
    time_end: '15:30',
    price: '2000000',
    price_sale: '1500000',
  }))
    await page.getByLabel(golf(`field.${key}`), { exact: true }).fill(value)
  await page
    .getByRole('button', { name: golf('offers.addOffer') })
    .last()
    .click()
  await expect(page.getByRole('table', { name: golf('offers.offers') })).toContainText(sampleCourse.english)
}
