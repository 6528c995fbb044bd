import { createHmac } from 'node:crypto'

/** One rule of the conformance test, and whether the system kept it. */
export type Checked = { rule: string; ok: boolean; answered: number | string }

type Sent = {
  rule: string
  expected: 'taken' | 'refused'
  body: string
  header: string | undefined
}

/** A booking of the test, as `GET /api/club/bookings/:id` returns one; none exists with its id. */
export type TestBooking = ReturnType<typeof testBooking>

export function testBooking(
  number: number,
  fields: {
    can_accept?: number
    waits_for?: 'answer' | 'acknowledgement' | null
    general_bill_code?: string
  } = {},
) {
  return {
    id: 999_000_000 + number,
    general_bill_code: `TVTEST${number}`,
    state: 'requested',
    waits_for: 'answer' as 'answer' | 'acknowledgement' | null,
    facility: { id: 1, title: 'Sân golf Thử' },
    date_played: Date.now() + 7 * 86_400_000,
    is_any_time: 0,
    flights: [],
    number_hole: 18,
    number_player: 2,
    green_fees: [{ number_player: 2, price: 1_500_000 }],
    can_accept: 1,
    players: [],
    ...fields,
  }
}

/** The body of an event, as the product posts it. */
export function eventOf(id: number, type: string, booking: TestBooking, fields: object = {}): string {
  return JSON.stringify({ id, type, at: Date.now(), booking_id: booking.id, booking, ...fields })
}

/** The header that signs a body at a moment. */
export function signatureOf(body: string, secret: string, atMs = Date.now()): string {
  const seconds = Math.floor(atMs / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

/**
 * Tests the system of a club: it takes a signed event, the same again, an event of an unknown type and one with unknown
 * fields and without a booking; and it refuses a wrong signature, none, an altered body and an old signature.
 *
 * @param url the address of its webhook
 * @param secret with which its events are signed
 */
export async function checkClubSystem(
  { url, secret }: { url: string; secret: string },
  now: () => Date = () => new Date(),
): Promise<Checked[]> {
  const first = now().getTime()
  const booking = testBooking(1, { waits_for: null })
  const event = (
    number: number,
    { type = 'booking.requested', ...fields }: { type?: string; [more: string]: unknown } = {},
  ) => eventOf(first + number, type, booking, fields)
  const signed = (body: string, key = secret, agoSeconds = 0) =>
    signatureOf(body, key, first - agoSeconds * 1000)
  const taken = (rule: string, body: string): Sent => ({
    rule,
    expected: 'taken',
    body,
    header: signed(body),
  })
  const refused = (rule: string, body: string, header: string | undefined): Sent => ({
    rule,
    expected: 'refused',
    body,
    header,
  })
  const once = event(0)
  const sent: Sent[] = [
    taken('takes a signed event', once),
    taken('takes the same event again', once),
    taken('takes an event of an unknown type', event(1, { type: 'booking.something_new' })),
    taken('takes an event with unknown fields', event(2, { later: { added: true } })),
    taken('takes an event of a booking that has left its courses', event(3, { booking: null })),
    refused('refuses another signature', event(4), signed(event(4), `${secret}x`)),
    refused('refuses an event without a signature', event(5), undefined),
    refused('refuses an altered body', event(6, { booking: null }), signed(event(6))),
    refused('refuses a signature that is ten minutes old', event(7), signed(event(7), secret, 600)),
  ]
  const results: Checked[] = []
  for (const { rule, expected, body, header } of sent) {
    const answered = await post(url, body, header)
    const isTaken = typeof answered === 'number' && answered >= 200 && answered < 300
    const isRefused = typeof answered === 'number' && answered >= 400 && answered < 500
    results.push({ rule, ok: expected === 'taken' ? isTaken : isRefused, answered })
  }
  return results
}

/** Posts an event; returns the HTTP status, or why there was none. */
export async function post(
  url: string,
  body: string,
  signature: string | undefined,
): Promise<number | string> {
  const { id }: { id: number } = JSON.parse(body)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-teeviet-event': String(id),
        ...(signature !== undefined && { 'x-teeviet-signature': signature }),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    })
    await response.body?.cancel()
    return response.status
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
