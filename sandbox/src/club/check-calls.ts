import { type Checked, eventOf, post, signatureOf, type TestBooking, testBooking } from './conformance.ts'
import { allotmentId, type Call, openProductSide, type Verb } from './product-side.ts'

/** What a system may do beside answering: each is tested when its vendor names it. */
export const optionalVerbs = ['accept', 'decline', 'propose', 'allotments'] as const
type OptionalVerb = (typeof optionalVerbs)[number]

export type CallsOptions = {
  /** Webhook of the system, and the secret that signs its events. */
  url: string
  secret: string
  /** The key that the system sends, and the port at which it reaches the product. */
  key: string
  port: number
  /** What the system, or a person at it, does when asked for it. */
  can: readonly OptionalVerb[]
  /** How long a call may take to come. */
  waitMs: number
  /** Resolves when the system has had the time to make every call that it will make. */
  quiet: () => Promise<void>
  /** Says what has to be done at the system next. */
  ask: (verb: OptionalVerb, booking: TestBooking | undefined) => void
  /** The port is open. */
  onOpen?: (port: number) => void
}

const bookings = {
  asked: testBooking(101),
  needsStaff: testBooking(102, { can_accept: 0 }),
  decided: testBooking(103),
  gone: testBooking(104),
  outOfScope: testBooking(105),
  waitsForNothing: testBooking(106, { waits_for: null }),
  left: testBooking(107),
}
const answers: readonly Verb[] = ['accept', 'accept-alternative', 'decline', 'propose']

/**
 * Tests what the system of a club sends: the check plays the product, sends it events, and answers its calls with what
 * the product answers. Nothing that it does not send is needed: a rule that needs a call fails without one.
 */
export async function checkClubCalls(options: CallsOptions): Promise<Checked[]> {
  const { url, secret, key, port, can, waitMs, quiet, ask, onOpen } = options
  const product = await openProductSide({ key, port })
  onOpen?.(product.port)
  const results: Checked[] = []
  const rule = (name: string, ok: boolean, answered: number | string) =>
    results.push({ rule: name, ok, answered })
  let events = 0
  const send = async (body: string) => post(url, body, signatureOf(body, secret))
  const tell = async (booking: TestBooking, type: string, fields: object = {}) => {
    events += 1
    const body = eventOf(Date.now() * 100 + events, type, booking, fields)
    await send(body)
    return body
  }
  const seen = (id: number) => product.ofId(id)

  try {
    const { asked, needsStaff, decided, gone, outOfScope, waitsForNothing, left } = bookings
    product.plan(asked.id, 503, 200)
    const request = await tell(asked, 'booking.requested')
    const hasAnswered = await product.came(asked.id, 1, waitMs)
    rule('answers a request', hasAnswered && isAnswer(seen(asked.id)[0]), named(seen(asked.id)))
    const isRepeated = hasAnswered && (await product.came(asked.id, 2, waitMs))
    rule('sends an answer again after a 503', isRepeated, named(seen(asked.id)))
    const answered = seen(asked.id).length
    await send(request)
    product.plan(decided.id, 409)
    product.plan(gone.id, 404)
    product.plan(outOfScope.id, 403)
    for (const booking of [decided, gone, outOfScope, needsStaff, waitsForNothing])
      await tell(booking, 'booking.requested')
    await tell(left, 'booking.changed', { booking: null })
    for (const { id } of [decided, gone, outOfScope]) await product.came(id, 1, waitMs)
    await quiet()
    const again = seen(asked.id)
    rule('answers a request in one way only, however often its event comes', alike(again), named(again))
    for (const [status, { id }] of [
      [409, decided],
      [404, gone],
      [403, outOfScope],
    ] as const)
      rule(`sends an answer that got a ${status} no more`, seen(id).length === 1, named(seen(id)))
    const accepted = seen(needsStaff.id).filter(({ verb }) => verb === 'accept')
    rule('does not accept a request that it cannot accept', accepted.length === 0, named(seen(needsStaff.id)))
    const unasked = [...seen(waitsForNothing.id), ...seen(left.id)]
    rule('sends nothing about a booking that waits for nothing', unasked.length === 0, named(unasked))

    await tell({ ...asked, state: 'paid', waits_for: 'acknowledgement' }, 'booking.paid')
    await product.came(asked.id, again.length + 1, waitMs)
    const last = seen(asked.id)[Math.max(again.length, answered)]
    rule('acknowledges a paid booking', last?.verb === 'acknowledge', named(last ? [last] : []))

    for (const [index, verb] of answers.entries()) {
      const wanted = can.find((one) => one === verb)
      if (!wanted) continue
      const booking = testBooking(110 + index, { general_bill_code: `TV${verb.toUpperCase()}` })
      ask(wanted, booking)
      await tell(booking, 'booking.requested')
      await product.came(booking.id, 1, waitMs)
      rule(`can ${verb}`, seen(booking.id)[0]?.verb === verb, named(seen(booking.id)))
    }
    if (can.includes('allotments')) await checkAllotments()
    for (const [wrong, name] of [
      ['key', 'sends its key with every call'],
      ['path', 'makes only calls of the scopes of a club'],
      ['body', 'sends the fields of the API document'],
    ] as const)
      rule(name, product.wrong(wrong) === undefined, product.wrong(wrong) ?? 'every call')
  } finally {
    product.close()
  }
  return results

  async function checkAllotments(): Promise<void> {
    product.plan(0, 503, 200)
    ask('allotments', undefined)
    const given = await product.came(0, 1, waitMs)
    rule('gives an allotment', given, named(seen(0)))
    const isGivenAgain = given && (await product.came(0, 2, waitMs))
    rule('sends the same allotment again after a 503', isGivenAgain && alike(seen(0)), named(seen(0)))
    const isTakenBack = await product.came(allotmentId, 1, waitMs)
    rule('takes an allotment back by its id', isTakenBack, named(seen(allotmentId)))
  }
}

const isAnswer = (call: Call | undefined) => call !== undefined && answers.includes(call.verb)

/** Whether every call is the first one again. */
const alike = ([first, ...others]: readonly Call[]) =>
  others.every(({ verb, body }) => verb === first?.verb && body === first.body)

const named = (calls: readonly Call[]) =>
  calls.length === 0 ? 'no call' : calls.map(({ verb, status }) => `${verb}: ${status}`).join(', ')
