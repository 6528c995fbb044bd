import { setTimeout as sleep } from 'node:timers/promises'
import { addDays, type Day, dayOf, formatClock, formatDay } from '@teeviet/contract/rules/time/dates'
import { z } from 'zod'
import type { Checked } from './conformance.ts'

export type InProductOptions = {
  /** Roots of the running product and of its sandbox, which signs a golfer in and pays. */
  productUrl: string
  sandboxUrl: string
  /** The key of the club's account, whose webhook is the system that is tested. */
  key: string
  /** How long the system may take for an answer. */
  waitMs: number
}

/** So many days ahead a tee time is looked for: beyond what is released at short notice. */
const [firstDay, lastDay] = [3, 12]
const pollMs = 500

const envelope = z.object({ error_code: z.int(), error_msg: z.string().default(''), data: z.unknown() })
const courses = z.array(z.object({ id: z.int(), title: z.string() })).min(1)
const groups = z.array(
  z.object({
    tee_times: z.array(z.object({ start_at: z.int(), places_left: z.int(), price_sale: z.int().nullable() })),
  }),
)
const asked = z.object({
  general_bill_code: z.string(),
  state: z.string(),
  waits_for: z.string().nullable(),
  answer: z.string().nullable(),
  reference: z.string(),
})
type Asked = z.output<typeof asked>
type Sent = { id: number; asked: Asked }

/** A call that the product refused: the check cannot go on. */
class Stopped extends Error {}

/**
 * Tests the system of a club in the running product: a golfer sends a request, which the system answers by its own calls,
 * and pays a booking that an allotment confirmed, which it acknowledges. What has to fail on the way is tested by
 * `checkClubCalls`.
 */
export async function checkInProduct(options: InProductOptions): Promise<Checked[]> {
  const { productUrl, sandboxUrl, key, waitMs } = options
  const results: Checked[] = []
  const rule = (name: string, ok: boolean, answered: string) => results.push({ rule: name, ok, answered })
  const asClub = { authorization: `Bearer ${key}` }
  const call = <Answer>(shape: z.ZodType<Answer>, path: string, headers: object = {}, body?: object) =>
    made(shape, `${productUrl}${path}`, headers, body)
  const bookingOf = (id: number) => call(asked, `/api/club/bookings/${id}`, asClub)

  try {
    const [course] = await call(courses, '/api/club/courses', asClub)
    if (!course) throw new Stopped('the account has no course')
    rule('the key of the account is valid and may read its bookings', true, course.title)
    const golfer = await signIn()

    const { id, asked: request } = await send(golfer, course.id, await freeStart(course.id))
    if (request.state === 'requested') {
      const answered = await until(id, ({ answer }) => answer !== null)
      rule('answers a request of a golfer', answered.answer !== null, answered.answer ?? noAnswer(answered))
      if (answered.answer === 'accepted')
        rule('names its own reference with an acceptance', answered.reference !== '', answered.reference)
    } else rule('is asked about a request', false, `${request.general_bill_code} was confirmed without it`)
    await checkAcknowledgement(golfer, course.id)
  } catch (failure) {
    if (!(failure instanceof Stopped)) throw failure
    rule('the check can be made to its end', false, failure.message)
  }
  return results

  /** A booking that an allotment confirms without asking is paid and then waits to be acknowledged. */
  async function checkAcknowledgement(golfer: object, courseId: number): Promise<void> {
    const startAt = await freeStart(courseId)
    const [day, clock] = [dayOf(startAt), formatClock(startAt)]
    const allotment = await call(z.object({ id: z.int() }), '/api/club/allotments', asClub, {
      facility_id: courseId,
      day_from: day,
      day_to: day,
      time_from: clock,
      time_to: clock,
      day_kinds: ['weekday', 'weekend', 'holiday'],
      places: 4,
      release_hours: 1,
    })
    try {
      const { id } = await send(golfer, courseId, startAt)
      await pay(golfer, id)
      const paid = await until(id, ({ answer }) => answer === 'accepted')
      const isDone = paid.state === 'paid' && paid.answer === 'accepted'
      rule('acknowledges a paid booking', isDone, isDone ? paid.reference : noAnswer(paid))
    } finally {
      await call(z.unknown(), `/api/club/allotments/${allotment.id}/take-back`, asClub, {})
    }
  }

  async function signIn(): Promise<object> {
    const customer = {
      cif: `CHECK-${Date.now()}`,
      phone: `09${String(Date.now()).slice(-8)}`,
      fullname: 'Khách Kiểm Thử',
    }
    const { data } = await posted(
      z.object({ data: z.string() }),
      `${sandboxUrl}/partners/vietin/hand-over`,
      customer,
    )
    const { token } = await call(
      z.object({ token: z.string().min(1) }),
      '/api/for_wap/login_checkpoint',
      {},
      { data },
    )
    return { authorization: `Bearer ${token}` }
  }

  /** A tee time of the course with a price and all of its places. */
  async function freeStart(courseId: number): Promise<number> {
    const today = dayOf(Date.now())
    for (let ahead = firstDay; ahead <= lastDay; ahead += 1) {
      const starts = await startsOf(courseId, addDays(today, ahead))
      const start = starts.find(({ places_left, price_sale }) => places_left >= 4 && (price_sale ?? 0) > 0)
      if (start) return start.start_at
    }
    throw new Stopped('its course has no free tee time with a price in the next days')
  }

  async function startsOf(courseId: number, day: Day) {
    const query = new URLSearchParams({
      facility_id: String(courseId),
      date_played: formatDay(day),
      number_player: '2',
    })
    return (await call(groups, `/api/services/find_tee_times?${query}`)).flatMap(({ tee_times }) => tee_times)
  }

  async function send(golfer: object, courseId: number, startAt: number): Promise<Sent> {
    const list_users = ['Lê Minh Demo', 'Trần Hoa Demo'].map((name) => ({
      user_id: -1,
      name_out_system: name,
    }))
    const { id_general_bill: id } = await call(
      z.object({ id_general_bill: z.int() }),
      '/api/services/create_booking_for_wap',
      golfer,
      { facility_id: courseId, date_played: startAt, list_users, terms_agreed: 1 },
    )
    return { id, asked: await bookingOf(id) }
  }

  async function pay(golfer: object, id: number): Promise<void> {
    const { bank } = await call(
      z.object({ bank: z.object({ bank_account: z.string(), bank_code: z.string(), amount: z.int() }) }),
      '/api/for_cms/create_request_for_wap_wgroup',
      golfer,
      { type: 'bank', data_provider: { general_bill_id: id } },
    )
    const { bank_account: account_number, bank_code: content, amount } = bank
    await posted(z.unknown(), `${sandboxUrl}/bank/transfers`, { account_number, amount, content })
  }

  /** The booking as the club reads it, once it is as wanted or the time to wait is over. */
  async function until(id: number, isWanted: (booking: Asked) => boolean): Promise<Asked> {
    const end = Date.now() + waitMs
    for (;;) {
      const booking = await bookingOf(id)
      if (isWanted(booking) || Date.now() >= end) return booking
      await sleep(pollMs)
    }
  }
}

const noAnswer = ({ general_bill_code: code, state }: Asked) => `no call about ${code}, which is ${state}`

/** A call of the product: the data of its answer. */
async function made<Answer>(
  shape: z.ZodType<Answer>,
  url: string,
  headers: object,
  body?: object,
): Promise<Answer> {
  const { error_code, error_msg, data } = await posted(envelope, url, body, headers)
  const parsed = shape.safeParse(data)
  if (error_code === 0 && parsed.success) return parsed.data
  throw new Stopped(`${new URL(url).pathname} answered ${error_code} ${error_msg || parsed.error?.message}`)
}

/** Posts a body, or gets without one, and reads the answer in JSON, also that of a refusal. */
async function posted<Answer>(
  shape: z.ZodType<Answer>,
  url: string,
  body?: object,
  headers: object = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'accept-language': 'en', ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  }).catch((failure: Error) => {
    throw new Stopped(`${url} does not answer (${failure.message})`)
  })
  const parsed = shape.safeParse(await response.json().catch(() => null))
  if (parsed.success) return parsed.data
  throw new Stopped(`${url} answered ${response.status}`)
}
