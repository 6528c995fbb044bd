import type { CourseEntity } from '@teeviet/contract/may'
import type { StaffRole } from '@teeviet/contract/rules/permissions'
import type { FastifyReply } from 'fastify'
import { bookingCode } from '#bookings/booking/codes'
import { isAtCourse, type Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { isLimited } from '#platform/context/own-courses'
import type { App } from '#platform/http/app'
import { createEventStreams, type EventStream } from '#platform/http/event-streams'

export type LiveQueue = {
  /** Answers a request of a staff member with the stream and keeps it open; returns it. `onClose` is called at its end. */
  open(staff: Staff, reply: FastifyReply, onClose: () => void): EventStream
}

type StaffStream = EventStream & { readonly staff: Staff }

/**
 * The queue as server-sent events: `booking` whenever one changes, `receipt` when money comes in, `refund` when
 * one takes a step, `change` when staff changed what golfers read, `claim` when a booking is claimed or snoozed,
 * `approval` when an act over money is proposed or decided, `message` when an SMS of a booking was sent or abandoned, `job` when an
 * import or export moves, `presence` when a colleague opened or closed a booking, and `gap` when news may have been missed and the list
 * has to be read again. An account that is limited to courses hears of theirs. All streams of this server hang on one subscription. A stream ends with its session, when
 * permissions of its account change, and when one of both may have been missed: the console then asks again with its token.
 */
export function createLiveQueue(app: App, ctx: Context): LiveQueue {
  const openStream = createEventStreams(app)
  const open = new Set<StaffStream>()
  const send = (event: string, data: object) => {
    for (const stream of open) stream.send(event, data)
  }
  /** Sends news of something of one course; a limited account hears only of its own. */
  const sendOf = (entity: CourseEntity, event: string, data: object, value: unknown) => {
    const limited: StaffStream[] = []
    for (const stream of open) {
      if (isLimited(stream.staff)) limited.push(stream)
      else stream.send(event, data)
    }
    if (limited.length === 0) return
    ctx.findCourses(entity, { value, input: {} }).then(
      (courses) => {
        for (const stream of limited)
          if (courses.some((id) => isAtCourse(stream.staff, id))) stream.send(event, data)
      },
      (error: unknown) => {
        ctx.log.warn({ err: error }, 'news for limited accounts were missed')
        for (const stream of limited) stream.send('gap', {})
      },
    )
  }
  /** Sends news of the whole operation, which limited accounts do not see. */
  const sendToAll = (event: string, data: object) => {
    for (const stream of open) if (!isLimited(stream.staff)) stream.send(event, data)
  }
  const gap = () => send('gap', {})
  const endSession = (payload: unknown) => {
    const { session }: { session?: string } = Object(payload)
    for (const stream of open) if (stream.staff.sessionId === session) stream.end()
  }
  const endChanged = (payload: unknown) => {
    const { staff: id, role }: { staff?: number; role?: StaffRole } = Object(payload)
    for (const stream of open)
      if (stream.staff.id === id || stream.staff.roles.some((one) => one === role)) stream.end()
  }
  const endAll = () => {
    for (const stream of open) stream.end()
  }
  ctx.events.subscribe(
    'bookings',
    (payload) => sendOf('booking', 'booking', bookingNews(payload), Object(payload).id),
    gap,
  )
  ctx.events.subscribe('receipts', (payload) => sendToAll('receipt', Object(payload)), gap)
  ctx.events.subscribe(
    'refunds',
    (payload) => sendOf('refund', 'refund', Object(payload), Object(payload).id),
    gap,
  )
  ctx.events.subscribe('changes', (payload) => send('change', Object(payload)), gap)
  ctx.events.subscribe(
    'claims',
    (payload) => sendOf('booking', 'claim', Object(payload), Object(payload).id),
    gap,
  )
  ctx.events.subscribe(
    'messages',
    (payload) => sendOf('booking', 'message', Object(payload), Object(payload).booking_id),
    gap,
  )
  ctx.events.subscribe('approvals', () => sendToAll('approval', {}), gap)
  ctx.events.subscribe('jobs', () => send('job', {}), gap)
  ctx.events.subscribe('presence', () => send('presence', {}), gap)
  ctx.events.subscribe('staff-sessions', endSession, endAll)
  ctx.events.subscribe('staff-permissions', endChanged, endAll)

  return {
    open: (staff, reply, onClose) => {
      const end = () => {
        open.delete(stream)
        onClose()
      }
      const stream: StaffStream = { ...openStream(reply, end), staff }
      open.add(stream)
      return stream
    },
  }
}

function bookingNews(payload: unknown): object {
  const { id, state }: { id?: unknown; state?: unknown } = Object(payload)
  return { id, state, general_bill_code: typeof id === 'number' ? bookingCode(id) : '' }
}
