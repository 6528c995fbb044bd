import { errors } from '@teeviet/contract/errors'
import { errorText } from '#platform/context/error-text'
import type { Query } from '#platform/database/sql'
import { type Asking, ask, type Reply } from './apps/wire.ts'
import { guests } from './bookings/bookings.ts'
import type { Golfer } from './bookings/golfers.ts'
import { addCourse, addTeeTime } from './golf.ts'

export const create = '/api/services/create_booking_for_wap'

/** A golfer's request: so many players on this start. */
export type BookingRequest = { courseId: number; startsAt: Date; players?: number; productId?: number }

/** The request as the golfer's browser sends it. */
export function bookingRequest(
  golfer: Golfer,
  { courseId, startsAt, players = 1, productId }: BookingRequest,
): Asking {
  return {
    token: golfer.token,
    body: {
      facility_id: courseId,
      date_played: startsAt.getTime(),
      list_users: guests(players),
      terms_agreed: 1,
      uid: golfer.vga,
      lang: 'vi',
      ...(productId === undefined ? {} : { product_id: productId }),
    },
  }
}

/** Sends a booking, with its key when it names itself. */
export function sendBooking(
  url: string,
  golfer: Golfer,
  request: BookingRequest,
  key?: string,
): Promise<Reply> {
  return ask(`${url}${create}`, { ...bookingRequest(golfer, request), ...(key === undefined ? {} : { key }) })
}

/** The number of the booking that an answer promises, null when it refuses. */
export function promised(reply: Reply): number | null {
  return reply.error_code === 0 ? Number(Object(reply.data).id_general_bill) : null
}

/** How often each answer came: `200 0` for a booking, else status, code and the exact text of the refusal. */
export function tally(replies: readonly Reply[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, error_code, error_msg } of replies) {
    const answer = [status, error_code, error_msg].join(' ').trim()
    counts[answer] = (counts[answer] ?? 0) + 1
  }
  return counts
}

/** The refusal with this name, in the form `tally` writes it. */
export function refusal(name: 'booking.noTeeTime' | 'offer.soldOut'): string {
  return `200 ${errors[name].code} ${errorText(name, 'vi')}`
}

/** A course with so many starts from 06:30 on, ten minutes apart, in five days; with contracted places when `instant`. */
export async function openSheet(
  q: Query,
  { starts, capacity, instant = false }: { starts: number; capacity: number; instant?: boolean },
) {
  const courseId = await addCourse(q, { instant })
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  const first = new Date(`${day}T06:30:00+07:00`).getTime()
  const times = Array.from({ length: starts }, (_, index) => new Date(first + index * 600_000))
  for (const at of times) await addTeeTime(q, { courseId, at: at.toISOString(), capacity })
  return { courseId, times, day }
}
