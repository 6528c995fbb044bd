import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { open } from './golfer.ts'
import { pay, sandbox, smsOf } from './sandbox.ts'
import type { SignedIn } from './signed-in.ts'
import { asStaff } from './staff.ts'
import { teeTimeOf } from './tee-times.ts'
import { type Language, text } from './texts.ts'

type Club = { course: number; phone: string }
type Contacted = { course: number; address: string }

/** A course of the demo world whose club has a phone. */
export async function clubWithPhone(request: APIRequestContext): Promise<Club> {
  const staff = await asStaff(request)
  const { data } = await (await request.get('/api/staff/courses', staff)).json()
  const course: number = data[2].id
  const opened = await (await request.get(`/api/staff/courses/${course}`, staff)).json()
  return { course, phone: opened.data.settings.club_contacts[0].address }
}

/** A request of two that the club was asked about, for a day so many days ahead. */
export async function sendRequest(request: APIRequestContext, golfer: SignedIn, course: number, ahead = 2) {
  const { facility_id, start_at } = await teeTimeOf(request, { course, places: 4, ahead })
  const answer = await request.post('/api/services/create_booking_for_wap', {
    headers: { authorization: `Bearer ${golfer.token}` },
    data: {
      facility_id,
      date_played: start_at,
      list_users: [
        { user_id: golfer.vga, name_out_system: '', list_insurrance: [] },
        { user_id: -1, name_out_system: 'Trần Thị Thanh Hương', list_insurrance: [] },
      ],
      terms_agreed: 1,
    },
  })
  const { data, error_msg } = await answer.json()
  expect(error_msg).toBe('')
  return { id: Number(data.id_general_bill), code: String(data.general_bill_code) }
}

/** A course of the demo world whose club has a contact of the channel alone. */
export async function clubAskedBy(request: APIRequestContext, channel: 'email' | 'zalo'): Promise<Contacted> {
  const staff = await asStaff(request)
  const { data } = await (await request.get('/api/staff/courses', staff)).json()
  for (const { id: course } of data) {
    const opened = await (await request.get(`/api/staff/courses/${course}`, staff)).json()
    const [contact, ...others] = opened.data.settings.club_contacts
    if (contact?.channel === channel && others.length === 0) return { course, address: contact.address }
  }
  throw new Error(`the demo world has no club that is asked by ${channel}`)
}

/** The link to this booking among those that the club has received by SMS. */
export function linkFor(request: APIRequestContext, phone: string, code: string): Promise<string> {
  return linkIn(request, code, async () => (await smsOf(request, phone)).map(({ text }) => text))
}

/** The same among its e-mails. */
export function mailedLinkFor(request: APIRequestContext, email: string, code: string): Promise<string> {
  return linkIn(request, code, async () => {
    const mails: { text: string }[] = await (
      await request.get(`${sandbox}/email`, { params: { to: email } })
    ).json()
    return mails.map(({ text }) => text)
  })
}

/** The same among its messages by Zalo. */
export function zaloLinkFor(request: APIRequestContext, phone: string, code: string): Promise<string> {
  return linkIn(request, code, async () => {
    const messages: { data: { key?: string } }[] = await (
      await request.get(`${sandbox}/zalo`, { params: { phone } })
    ).json()
    return messages.map(({ data }) => `/c/${data.key ?? ''}`)
  })
}

async function linkIn(
  request: APIRequestContext,
  code: string,
  read: () => Promise<string[]>,
): Promise<string> {
  let link = ''
  // each link is opened once, the newest first: strangers have a budget for such links
  const codeOf = new Map<string, unknown>()
  await expect(async () => {
    for (const text of await read()) {
      const key = /\/c\/([\w-]{22})/.exec(text)?.[1]
      if (!key || link !== '') continue
      if (!codeOf.has(key)) {
        const { data } = await (await request.post('/api/club/request', { data: { key } })).json()
        if (data) codeOf.set(key, data.general_bill_code)
      }
      if (codeOf.get(key) === code) link = `/c/${key}`
    }
    expect(link).not.toBe('')
  }).toPass({ timeout: 15_000 })
  return link
}

/** A paid round of less than a day from now, confirmed by staff: its club has not acknowledged it. */
export async function paidForTomorrow(request: APIRequestContext, golfer: SignedIn, { players = 1 } = {}) {
  const headers = { authorization: `Bearer ${golfer.token}` }
  const post = async (name: string, data: object) =>
    (await (await request.post(`/api/${name}`, { headers, data })).json()).data
  // In the night the day's first tee time is more than a day from now on the next day, and less on this one.
  const starts: { start_at: number; places_left: number }[] = []
  for (const day of [Date.now(), Date.now() + 23 * 3_600_000])
    starts.push(...(await post('for_wap/get_tee_time_by_facility', { facility_id: 1, date_played: day })))
  const last = starts.findLast(
    ({ start_at, places_left }) => places_left >= players && start_at < Date.now() + 86_400_000,
  )
  const sent = await post('services/create_booking_for_wap', {
    facility_id: 1,
    date_played: last?.start_at,
    list_users: [
      { user_id: golfer.vga, name_out_system: '', list_insurrance: [] },
      ...Array.from({ length: players - 1 }, () => ({
        user_id: -1,
        name_out_system: 'Lê Hoa',
        list_insurrance: [],
      })),
    ],
    terms_agreed: 1,
  })
  const id = Number(sent.id_general_bill)
  await confirmAndPay(request, golfer, id)
  return { id, code: String(sent.general_bill_code) }
}

/** Staff confirm a request without its club, and its golfer pays it by bank transfer. */
export async function confirmAndPay(request: APIRequestContext, golfer: SignedIn, id: number): Promise<void> {
  const staff = await asStaff(request)
  await request.post(`/api/staff/bookings/${id}/confirm-and-place`, { ...staff, data: {} })
  const asked = await request.post('/api/for_cms/create_request_for_wap_wgroup', {
    headers: { authorization: `Bearer ${golfer.token}` },
    data: { type: 'bank', data_provider: { general_bill_id: id } },
  })
  const { bank } = (await asked.json()).data
  const { bank_account: account_number, amount, bank_code: content } = bank
  await pay(request, { account_number, amount, content })
  await expect(async () => {
    const booking = await (await request.get(`/api/staff/bookings/${id}`, staff)).json()
    expect(booking.data.state).toBe('paid')
  }).toPass({ timeout: 15_000 })
}

/** The courses of the demo's club account. */
export const [firstCourse, secondCourse] = [1, 3]

/** Signs in the demo's club account to the console on a phone. */
export async function openPortal(browser: Browser, language: Language): Promise<Page> {
  const t = (key: string) => text(language, 'staff', key)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const portal = await context.newPage()
  await open(portal, '/staff/sign-in', language)
  await portal.getByLabel(t('login.email')).fill('club@teeviet.test')
  await portal.getByLabel(t('login.password')).fill('teeviet-demo')
  await portal.getByRole('button', { name: t('login.button') }).click()
  await portal.waitForURL((url) => url.pathname === '/staff/club-portal')
  return portal
}
