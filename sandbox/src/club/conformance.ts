import { createHmac } from 'node:crypto'

/** One rule of the conformance test, and whether the system kept it. */
export type Checked = { rule: string; ok: boolean; answered: number | string }

type Sent = {
  rule: string
  expected: 'taken' | 'refused'
  body: string
  header: string | undefined
}

const booking = {
  id: 999_000_001,
  general_bill_code: 'TVTEST01',
  state: 'requested',
  waits_for: null,
  facility: { id: 1, title: 'Sân golf Thử' },
  date_played: 0,
  is_any_time: 0,
  flights: [],
  number_hole: 18,
  number_player: 2,
  green_fees: [],
  can_accept: 1,
  players: [],
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
  const event = (number: number, fields: object = {}) =>
    JSON.stringify({
      id: first + number,
      type: 'booking.requested',
      at: first,
      booking_id: booking.id,
      booking,
      ...fields,
    })
  const signed = (body: string, key = secret, agoSeconds = 0) => {
    const seconds = Math.floor(first / 1000) - agoSeconds
    return `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')}`
  }
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

async function post(url: string, body: string, signature: string | undefined): Promise<number | string> {
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
