import { type APIRequestContext, expect } from '@playwright/test'
import { pay } from '../helpers/sandbox.ts'
import type { SignedIn } from '../helpers/signed-in.ts'
import { asStaff } from '../helpers/staff.ts'

const dayMs = 86_400_000

export type Start = { start_at: number; places_left: number; price_sale: number | null }

/** The course of the demo world whose golfers may change their bookings. */
export async function courseWithChanges(request: APIRequestContext): Promise<number> {
  const staff = await asStaff(request)
  const { data: courses } = await (await request.get('/api/staff/courses', staff)).json()
  for (const { id } of courses.slice(0, 12)) {
    const { data } = await (await request.get(`/api/staff/courses/${id}`, staff)).json()
    if (data.settings.change_hours !== null && !data.settings.is_instant) return id
  }
  throw new Error('no course of the demo world takes changes')
}

/** Two starts of the coming days, the later one dearer; each test has its own `turn`, as they run at the same time. */
async function cheapAndDear(
  request: APIRequestContext,
  course: number,
  turn: number,
): Promise<[Start, Start]> {
  const cheaper: Start[] = []
  for (let ahead = 4; ahead < 14; ahead += 1) {
    const answer = await request.post('/api/for_wap/get_tee_time_by_facility', {
      data: { facility_id: course, date_played: Date.now() + ahead * dayMs },
    })
    const { data }: { data: Start[] } = await answer.json()
    const free = data.filter(({ places_left, price_sale }) => places_left >= 3 && (price_sale ?? 0) > 0)
    // the first of the days may be a dear Saturday
    for (const before of cheaper) {
      const dear = free.slice(turn).find((one) => (one.price_sale ?? 0) > (before.price_sale ?? 0))
      if (dear) return [before, dear]
    }
    cheaper.push(...free.slice(turn, turn + 1))
  }
  throw new Error('all tee times cost the same')
}

/** Transfers what the bill asks for now, and waits until it is here. */
export async function transfer(request: APIRequestContext, golfer: SignedIn, id: number, paid: number) {
  const headers = { authorization: `Bearer ${golfer.token}` }
  const answer = await request.post('/api/for_cms/create_request_for_wap_wgroup', {
    headers,
    data: { type: 'bank', data_provider: { general_bill_id: id } },
  })
  const { bank } = (await answer.json()).data
  await pay(request, { account_number: bank.bank_account, amount: bank.amount, content: bank.bank_code })
  await expect(async () => {
    expect(await billOf(request, golfer, id)).toMatchObject({ state: 'paid', paid_amount: paid })
  }).toPass({ timeout: 15_000 })
}

export async function billOf(request: APIRequestContext, golfer: SignedIn, id: number) {
  const headers = { authorization: `Bearer ${golfer.token}` }
  const params = { bill_id: id }
  return (await (await request.get('/api/services/get_bill_detail_for_wap', { headers, params })).json()).data
}

async function paidAt(request: APIRequestContext, golfer: SignedIn, course: number, startAt: number) {
  const sent = await request.post('/api/services/create_booking_for_wap', {
    headers: { authorization: `Bearer ${golfer.token}` },
    data: {
      facility_id: course,
      date_played: startAt,
      terms_agreed: 1,
      list_users: [
        { user_id: golfer.vga, name_out_system: '', list_insurrance: [] },
        { user_id: -1, name_out_system: 'Trần Thị Thanh Hương', list_insurrance: [] },
      ],
    },
  })
  const { data, error_msg } = await sent.json()
  expect(error_msg).toBe('')
  const id = Number(data.id_general_bill)
  await request.post(`/api/staff/bookings/${id}/confirm-and-place`, { ...(await asStaff(request)), data: {} })
  const { payment_amount: amount } = await billOf(request, golfer, id)
  await transfer(request, golfer, id, amount)
  return { id, amount: Number(amount) }
}

/** A paid booking of two, and the dearer start to which its golfer may move it. */
export async function movable(request: APIRequestContext, golfer: SignedIn, turn: number) {
  const course = await courseWithChanges(request)
  const [from, to] = await cheapAndDear(request, course, turn)
  return { ...(await paidAt(request, golfer, course, from.start_at)), from, to }
}
