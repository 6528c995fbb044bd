import { createServer, type IncomingMessage } from 'node:http'
import { giveAllotment, takeBackAllotment } from '@teeviet/contract/calls/club/allotments'
import { acceptAlternativeAsClub } from '@teeviet/contract/calls/club/alternatives'
import {
  acceptBookingAsClub,
  acknowledgeAsClub,
  declineBookingAsClub,
  proposeTimeAsClub,
} from '@teeviet/contract/calls/club/portal'

export type Verb =
  | 'accept'
  | 'accept-alternative'
  | 'decline'
  | 'propose'
  | 'acknowledge'
  | 'give'
  | 'take-back'

/** A call as the system of the club made it, and the HTTP status of its answer. */
export type Call = { verb: Verb; id: number; body: string; status: number }

const schemas = {
  accept: acceptBookingAsClub.request,
  'accept-alternative': acceptAlternativeAsClub.request,
  decline: declineBookingAsClub.request,
  propose: proposeTimeAsClub.request,
  acknowledge: acknowledgeAsClub.request,
  give: giveAllotment.request,
  'take-back': takeBackAllotment.request,
} as const

const wrongs = ['key', 'body', 'path'] as const
export type Wrong = (typeof wrongs)[number]

/** The id that every allotment gets. */
export const allotmentId = 999_000_900

/**
 * Plays the product for the system of a club: it answers the calls of a club's key, remembers them, and what was wrong
 * with any of them.
 *
 * @param key that each call must have
 * @param port at which it listens; 0 for any
 */
export async function openProductSide({ key, port }: { key: string; port: number }) {
  const calls: Call[] = []
  const wrong = new Map<Wrong, string>()
  const statuses = new Map<number, readonly number[]>()
  const watchers = new Set<() => void>()

  async function answer(request: IncomingMessage): Promise<{ status: number; data: unknown }> {
    const body = await bodyOf(request)
    const path = new URL(request.url ?? '', 'http://localhost').pathname
    const note = (what: Wrong) => wrong.set(what, `${request.method} ${path}`)
    if (request.headers.authorization !== `Bearer ${key}`) {
      note('key')
      return { status: 401, data: null }
    }
    if (request.method === 'GET' && /^\/api\/club\/(courses|bookings|bookings\/\d+|allotments)$/.test(path))
      return { status: 200, data: [] }
    const made = request.method === 'POST' ? madeCall(path) : undefined
    if (!made) {
      note('path')
      return { status: 403, data: null }
    }
    const parsed = schemas[made.verb].safeParse({
      ...Object(jsonOf(body)),
      ...(made.id > 0 && { id: made.id }),
    })
    if (!parsed.success) note('body')
    const before = calls.filter(({ id }) => id === made.id).length
    const planned = statuses.get(made.id) ?? []
    const status = parsed.success ? (planned[Math.min(before, planned.length - 1)] ?? 200) : 422
    calls.push({ ...made, body: normalised(body), status })
    for (const check of watchers) check()
    return { status, data: { id: made.id || allotmentId } }
  }

  const server = createServer(async (request, response) => {
    const { status, data } = await answer(request)
    const error_code = status === 200 ? 0 : status
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close' })
    response.end(JSON.stringify({ error_code, error_msg: '', data: status === 200 ? data : null }))
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, listening)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')

  const ofId = (id: number) => calls.filter((call) => call.id === id)
  return {
    port: address.port,
    /** The calls about a booking, 0 for those that give an allotment, in the order in which they came. */
    ofId,
    wrong: (what: Wrong) => wrong.get(what),
    /** Answers the calls about a booking with these statuses in turn, the last one for good. */
    plan: (id: number, ...planned: number[]) => statuses.set(id, planned),
    /** Waits for so many calls about a booking; false when they have not come in time. */
    came(id: number, count: number, waitMs: number): Promise<boolean> {
      return new Promise((resolve) => {
        const end = (came: boolean) => {
          watchers.delete(check)
          clearTimeout(timer)
          resolve(came)
        }
        const check = () => ofId(id).length >= count && end(true)
        const timer = setTimeout(() => end(false), waitMs)
        watchers.add(check)
        check()
      })
    },
    /** Takes no more calls; those that came still get their answers. */
    close: () => server.close(),
  }
}

/** The call of an address: an allotment that is given has the id 0. */
function madeCall(path: string): { verb: Verb; id: number } | undefined {
  if (path === '/api/club/allotments') return { verb: 'give', id: 0 }
  const [, kind, id, verb] =
    /^\/api\/club\/(bookings|allotments)\/(\d{1,15})\/(accept|accept-alternative|decline|propose|acknowledge|take-back)$/.exec(
      path,
    ) ?? []
  const isOfAllotment = kind === 'allotments'
  const known = (Object.keys(schemas) as Verb[]).find((one) => one === verb)
  return known && isOfAllotment === (known === 'take-back') ? { verb: known, id: Number(id) } : undefined
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** The body with its fields in one order, so that a repeat counts as one however it was written. */
function normalised(body: string): string {
  const fields = Object.entries(Object(jsonOf(body)))
  return JSON.stringify(Object.fromEntries(fields.toSorted(([one], [other]) => (one < other ? -1 : 1))))
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
