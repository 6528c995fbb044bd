import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { defaultSignatureSecret, signedText } from '@teeviet/contract/rules/signature'
import { ports, proxy } from '../nodes.ts'
import type { Journal } from './journal.ts'

export type Golfer = { vga: number; token: string }
export type Start = { courseId: number; startsAt: number }

type Reply = { status: number; code: number; data: unknown }

const address = `http://${proxy.address}:${ports.product}`
/** Longer than any answer of a cluster that is well. */
const answerMs = 5000

/** @throws when no whole answer comes in time */
async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Reply> {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(answerMs),
  })
  const { error_code, data }: { error_code?: unknown; data?: unknown } = Object(await answer.json())
  return { status: answer.status, code: Number(error_code), data }
}

/** Signs golfers in by phone, which gives each an account. */
export async function signIn(count: number): Promise<Golfer[]> {
  const golfers: Golfer[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const phone = `09${String(66_000_000 + turn)}`
    const signdata = createHash('sha256').update(signedText(defaultSignatureSecret, { phone })).digest('hex')
    const { data } = await post('/api/for_wap/login_by_phone', { phone, signdata })
    const { vga, token }: { vga?: unknown; token?: unknown } = Object(data)
    if (typeof vga !== 'number' || typeof token !== 'string') throw new Error('a golfer could not sign in')
    golfers.push({ vga, token })
  }
  return golfers
}

const players = 2
/** One more request than a tee time with four places can take, so that the last places are contended. */
const requestsPerStart = 3
const pauseMs = 250

export type RunningLoad = {
  /** Lets each golfer finish the request under way. */
  end(): Promise<void>
}

/**
 * Golfers who book one after the other, a party of two each: a few requests a second in all. A request without an answer, or
 * with one that asks to come again, is sent again under the same key, as the browser does.
 */
export function startLoad(
  golfers: readonly Golfer[],
  starts: readonly Start[],
  journal: Journal,
): RunningLoad {
  const ended = new AbortController()
  let turn = 0
  const book = async (golfer: Golfer, { courseId, startsAt }: Start) => {
    const key = randomUUID()
    const body = {
      facility_id: courseId,
      date_played: startsAt,
      list_users: Array.from({ length: players }, (_, index) => ({
        user_id: index === 0 ? golfer.vga : -1,
        name_out_system: index === 0 ? '' : 'Khách',
        list_insurrance: [],
      })),
      terms_agreed: 1,
      uid: golfer.vga,
      is_wap: 1,
      lang: 'vi',
    }
    const headers = { authorization: `Bearer ${golfer.token}`, 'idempotency-key': key }
    for (;;) {
      const reply = await post('/api/services/create_booking_for_wap', body, headers).catch(() => null)
      if (reply && reply.status < 500 && reply.status !== 429) {
        const bookingId = Number(Object(reply.data).id_general_bill)
        if (reply.code !== 0) return journal.refused()
        return journal.add({
          bookingId,
          golfer: golfer.vga,
          startsAt,
          places: players,
          courseId,
          at: performance.now(),
        })
      }
      await sleep(pauseMs)
    }
  }
  const playing = golfers.map(async (golfer) => {
    while (!ended.signal.aborted) {
      const start = starts[Math.floor(turn++ / requestsPerStart)]
      if (!start) throw new Error('every tee time is used up')
      await book(golfer, start)
      await sleep(pauseMs * 2)
    }
  })
  return {
    end: async () => {
      ended.abort()
      await Promise.all(playing)
    },
  }
}
