import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { keyedHash } from './keyed-hash.ts'
import { readSignedCookie, setSignedCookie } from './signed-cookie.ts'

const cookieName = 'device'

/** The signed device cookie of a request; null for a browser that has not signed in yet. */
export function deviceOf(request: FastifyRequest): string | null {
  return readSignedCookie(request, cookieName)
}

/** Sets the device cookie of a browser that has just signed in. */
export function setDeviceCookie(ctx: Context, reply: FastifyReply, device: string): void {
  const seconds = ctx.config.rules.knownDevice
  setSignedCookie(ctx, reply, { name: cookieName, value: device, seconds })
}

/** Whether a device recently signed in with the phone, so that it has its own budget of codes. */
export async function isKnownDevice(
  ctx: Context,
  q: Query,
  { phone, device }: { phone: string; device: string },
): Promise<boolean> {
  const rows = await q`
    select 1 from known_devices
    where phone = ${phone} and device = ${deviceHash(ctx, device)} and signed_in_at > ${oldest(ctx)}`
  return rows.length > 0
}

/**
 * Records that a device signed in with a phone. The device gets a new name each time, for all its phones, so that a
 * cookie copied before a sign-in is invalid afterwards.
 * @returns the device's new name, for its cookie
 */
export async function rememberDevice(
  ctx: Context,
  q: Query,
  { phone, device, sessionId }: { phone: string; device: string | null; sessionId: string },
): Promise<string> {
  const renamed = randomUUID()
  const hash = deviceHash(ctx, renamed)
  if (device !== null)
    await q`update known_devices set device = ${hash} where device = ${deviceHash(ctx, device)}`
  await q`
    insert into known_devices (phone, device, session_id, signed_in_at)
    values (${phone}, ${hash}, ${sessionId}::uuid, ${ctx.clock.now()})
    on conflict (phone, device) do update
      set session_id = excluded.session_id, signed_in_at = excluded.signed_in_at`
  return renamed
}

/** Forgets the devices of sessions that their golfer ended from elsewhere. */
export async function forgetDevicesOf(q: Query, sessionIds: readonly string[]): Promise<void> {
  await q`delete from known_devices where session_id = any(${sessionIds}::uuid[])`
}

/** Forgets all devices that signed in to a member's account, except the one of a session. */
export async function forgetOtherDevices(q: Query, memberId: number, ownSessionId: string): Promise<void> {
  await q`
    delete from known_devices
    where session_id in (select id from member_sessions where member_id = ${memberId}) and session_id <> ${ownSessionId}::uuid`
}

/** Forgets all devices that signed in with a phone or to a member's account. */
export async function forgetDevicesOfMember(q: Query, memberId: number, phone: string): Promise<void> {
  await q`
    delete from known_devices
    where phone = ${phone} or session_id in (select id from member_sessions where member_id = ${memberId})`
}

/** Removes devices that have not signed in for so long that they count as unknown. */
export async function cleanUpDevices(ctx: Pick<Context, 'q' | 'clock' | 'config'>): Promise<void> {
  await ctx.q`delete from known_devices where signed_in_at <= ${oldest(ctx)}`
}

/** The name under which a device's budget of codes is counted. */
export function deviceHash({ config }: Pick<Context, 'config'>, device: string): Buffer {
  return keyedHash(config.secrets.code, 'device', device)
}

function oldest({ clock, config }: Pick<Context, 'clock' | 'config'>): Date {
  return new Date(clock.now().getTime() - config.rules.knownDevice * 1000)
}
