import { setTimeout as sleep } from 'node:timers/promises'
import { eventInbox } from '../events/inbox.ts'
import type { SandboxLog } from '../options.ts'
import { type ClubEvent, clubEvent } from './event.ts'
import { type Deed, deedOf, type Habits, habits as habitsOf } from './habits.ts'

export type ClubOptions = {
  /** Root of the product. */
  productUrl: string
  /** The key of the club's account, and the secret that signs its events. */
  key: string
  secret: string
  now: () => Date
  log: SandboxLog
  closing: AbortSignal
  /** Seconds before a call is repeated that had no answer, or that of a server in trouble. */
  retryAfterSeconds?: readonly number[] | undefined
}

/** A booking as the club knows it: its number in the club's own book, and what the club does with it. */
export type KnownBooking = { id: number; number: number; code: string; deed: Deed; done: string[] }

export type Club = ReturnType<typeof createClub>

/**
 * A club with its own system: it takes the events of the product, and answers requests and acknowledges paid bookings by
 * its calls, as its habits say. It gives allotments when it is asked to.
 */
export function createClub({
  productUrl,
  key,
  secret,
  now,
  log,
  closing,
  retryAfterSeconds = [1, 5, 30],
}: ClubOptions) {
  let habits: Habits = habitsOf.parse({})
  const inbox = eventInbox({ shape: clubEvent, secret, now })
  const bookings = new Map<number, KnownBooking>()
  const underWay = new Set<Promise<unknown>>()

  /** Takes an event, once; returns the HTTP status of the answer. What it causes is done after the answer. */
  function take(signature: string | undefined, body: string, alternate?: string): number {
    const { status, event } = inbox.take(signature, body, alternate)
    if (!event) return status
    const work = react(event).catch((error: unknown) => {
      if (!closing.aborted) log.error({ err: error, id: event.id }, 'the club could not answer')
    })
    underWay.add(work)
    work.finally(() => underWay.delete(work))
    return status
  }

  async function react({ booking_id: id, booking }: ClubEvent): Promise<void> {
    if (!booking || booking.waits_for === null || !habits.answers) return
    const known = bookings.get(id) ?? enter(id, booking.general_bill_code)
    if (known.deed === 'forgets') return
    if (known.deed === 'is late') await sleep(habits.late_seconds * 1000, undefined, { signal: closing })
    const reference = `VT-${known.number}`
    if (booking.waits_for === 'acknowledgement') return call(known, 'acknowledge', { reference })
    if (known.deed === 'proposes')
      return call(known, 'propose', {
        proposed_at: booking.date_played + 1_800_000,
        words: 'Half an hour later',
      })
    const free = booking.alternatives.find(({ is_free }) => is_free === 1)
    if (known.deed === 'accepts another time' && free)
      return call(known, 'accept-alternative', { reference, option: free.option })
    if (known.deed === 'declines' || booking.can_accept === 0)
      return call(known, 'decline', { reason_code: 'tee_time_taken' })
    return call(known, 'accept', { reference })
  }

  function enter(id: number, code: string): KnownBooking {
    const number = bookings.size + 1
    const known = { id, number, code, deed: deedOf(number, habits), done: [] }
    bookings.set(id, known)
    return known
  }

  async function call(known: KnownBooking, verb: string, fields: object): Promise<void> {
    const { error_code } = await post(`bookings/${known.id}/${verb}`, fields)
    known.done.push(error_code === 0 ? verb : `${verb}: ${error_code}`)
  }

  /** Makes a call of the club; it is repeated as it was while nothing, or a server in trouble, answers. */
  async function post(path: string, fields: object): Promise<{ error_code?: unknown; data?: unknown }> {
    for (let attempt = 0; ; attempt += 1) {
      const response = await fetch(`${productUrl.replace(/\/+$/, '')}/api/club/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify(fields),
        signal: closing,
      }).catch((error: unknown) => {
        if (closing.aborted || attempt >= retryAfterSeconds.length) throw error
        return undefined
      })
      const wait = retryAfterSeconds[attempt]
      if (response && (response.status < 500 || wait === undefined)) return Object(await response.json())
      await response?.body?.cancel()
      await sleep((wait ?? 0) * 1000, undefined, { signal: closing })
    }
  }

  return {
    take,
    setSecret: inbox.setSecret,
    /** Gives an allotment, and takes one back by its id; each resolves with the product's answer. */
    giveAllotment: (allotment: object) => post('allotments', allotment),
    takeBackAllotment: (id: number) => post(`allotments/${id}/take-back`, {}),
    /** Changes what the club does with the bookings that it will hear of. */
    setHabits(changed: Habits) {
      habits = changed
    },
    habits: () => habits,
    events: inbox.all,
    bookings: (): readonly KnownBooking[] => [...bookings.values()],
    /** Resolves when everything that the events so far have caused is done. */
    async settled(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
