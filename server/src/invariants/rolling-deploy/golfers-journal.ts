import { randomUUID } from 'node:crypto'
import type { Query } from '#platform/database/sql'
import { addGolfers, type Golfer } from '#testing/bookings/golfers'
import { newTransfer, notificationOf } from '#testing/bookings/report-transfer'
import { bookingRequest, create, openSheet, promised } from '#testing/rush'
import type { Balancer } from './balancer.ts'

const price = 2_000_000
const places = 4

/** What golfer and bank were answered: noted by them, not read from the database. */
export interface GolfersJournal {
  courseId: number
  /** The bookings that were acknowledged, and of those the ones whose transfer was acknowledged too. */
  booked: number[]
  paid: number[]
  /** Waits for this many more paid bookings. */
  grow(by: number): Promise<void>
  /** Lets golfers finish what they have begun. */
  end(): Promise<void>
}

/** Four golfers at a time book contracted places and pay by transfer; two requests compete for each start's last place. */
export async function startGolfers(q: Query, balancer: Balancer, count: number): Promise<GolfersJournal> {
  const starts = Math.ceil(count / (places + 1))
  const { courseId, times } = await openSheet(q, { starts, capacity: places, instant: true })
  const waiting = (await addGolfers(q, count)).entries()
  const [booked, paid]: [number[], number[]] = [[], []]
  const ended = new AbortController()
  let grown = () => {}
  const play = async (golfer: Golfer, startsAt: Date) => {
    const request = { ...bookingRequest(golfer, { courseId, startsAt }), key: randomUUID() }
    const id = promised(await balancer.send(create, request))
    if (id === null) return
    booked.push(id)
    const asked = await balancer.send('/api/for_cms/create_request_for_wap_wgroup', {
      token: golfer.token,
      body: { type: 'bank', data_provider: { general_bill_id: id } },
    })
    const transfer = newTransfer(`${Object(asked.data).transaction_id}`, price)
    await balancer.send('/api/payment/callback/sepay', notificationOf(transfer))
    paid.push(id)
    grown()
  }
  const playing = Array.from({ length: 4 }, async () => {
    for (const [index, golfer] of waiting) {
      await play(golfer, times[index % starts] ?? new Date())
      if (ended.signal.aborted) return
    }
  })
  return {
    courseId,
    booked,
    paid,
    grow: async (by) => {
      const enough = paid.length + by
      const hasGrown = new Promise<void>((resolve) => {
        grown = () => {
          if (paid.length >= enough) resolve()
        }
        grown()
      })
      // a golfer without an answer ends it
      await Promise.race([hasGrown, Promise.all(playing)])
    },
    end: async () => {
      ended.abort()
      await Promise.all(playing)
    },
  }
}
