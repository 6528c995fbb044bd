import type { ClubChannel } from '@teeviet/contract/rules/bookings/club-contacts'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'

/** A contact of a club: a mobile number for SMS or Zalo, or an e-mail address. */
export type ClubContact = { channel: ClubChannel; address: string }

/** Replaces the contacts of a course's club. */
export async function writeClubContacts(
  q: Query,
  courseId: number,
  contacts: readonly ClubContact[],
): Promise<void> {
  await q`delete from course_contacts where course_id = ${courseId}`
  await q`
    insert into course_contacts (course_id, position, channel, address)
    select ${courseId}, position, channel, address
    from rows from (jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb) as (channel text, address text)) with ordinality
      as p (channel, address, position)`
}

/** The channels that the operator has set up; messages of the others are not delivered, or go by SMS in place of Zalo. */
export function clubChannelsOf({ config, gateways }: Pick<Context, 'config' | 'gateways'>): ClubChannel[] {
  return [
    'sms',
    ...(gateways.zalo === null ? [] : (['zalo'] as const)),
    ...(config.email.smtpUrl === '' ? [] : (['email'] as const)),
  ]
}
