import type { FastifyReply } from 'fastify'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { App } from '#platform/http/app'
import { createEventStreams, type EventStream } from '#platform/http/event-streams'
import { networkOf } from '#platform/http/network-of'

/** After so many seconds a client that found no free stream may ask again. */
const retrySeconds = 60

type MemberStream = EventStream & { readonly sessionId: string }

export type LiveBookings = {
  /**
   * Answers a member's request with the stream and keeps it open; returns it.
   * @throws Refusal `request.tooMany` when the member, or the address, has as many streams as this server allows
   */
  open(member: Member, address: string, reply: FastifyReply): EventStream
}

/**
 * A member's own bookings as server-sent events: `booking` with its id when something that its bill shows has changed,
 * `wallet` when a top-up has. The database notifies every server (0103-notify-members.sql), so it does not matter
 * which of them made the change. A stream ends with its session, and when notifications may have been missed: the page
 * opens it again and reads its bookings anew.
 */
export function createLiveBookings(app: App, ctx: Context): LiveBookings {
  const { liveStreamsPerMember, liveStreamsPerAddress } = ctx.config.rules
  const openStream = createEventStreams(app)
  const ofMember = new Map<number, Set<MemberStream>>()
  const ofNetwork = new Map<string, number>()

  const endAll = () => {
    for (const streams of ofMember.values()) for (const stream of streams) stream.end()
  }
  const send = (payload: unknown) => {
    const { member, booking }: { member?: number; booking?: number | null } = Object(payload)
    for (const stream of ofMember.get(member ?? 0) ?? []) {
      if (booking) stream.send('booking', { id: booking })
      else stream.send('wallet', {})
    }
  }
  const endSession = (payload: unknown) => {
    const { member, session }: { member?: number; session?: string } = Object(payload)
    for (const stream of ofMember.get(member ?? 0) ?? []) if (stream.sessionId === session) stream.end()
  }
  ctx.events.subscribe('member-bookings', send, endAll)
  ctx.events.subscribe('member-sessions', endSession)

  return {
    open: ({ id, sessionId }, address, reply) => {
      const network = networkOf(address)
      const streams = ofMember.get(id) ?? new Set()
      const atNetwork = ofNetwork.get(network) ?? 0
      if (streams.size >= liveStreamsPerMember || atNetwork >= liveStreamsPerAddress)
        throw new Refusal('request.tooMany', { n: retrySeconds })
      const stream: MemberStream = {
        ...openStream(reply, () => {
          streams.delete(stream)
          if (streams.size === 0) ofMember.delete(id)
          const left = (ofNetwork.get(network) ?? 1) - 1
          if (left > 0) ofNetwork.set(network, left)
          else ofNetwork.delete(network)
        }),
        sessionId,
      }
      streams.add(stream)
      ofMember.set(id, streams)
      ofNetwork.set(network, atNetwork + 1)
      return stream
    },
  }
}
