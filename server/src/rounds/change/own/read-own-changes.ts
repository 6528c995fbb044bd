import type { bill } from '@teeviet/contract/entities/bill'
import type { z } from 'zod'
import { countOwnChanges, readRequested } from '#bookings/booking/rows/requested-changes'
import { ownChangeUntil } from '#bookings/change/golfer-change'
import { loadChangeable } from '#bookings/change/load-changeable'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { requestedOnWire } from '../quote-on-wire.ts'

/** What a bill shows its golfer of own changes: the latest one asked for, and until when another can be made. */
export async function readOwnChanges(
  { config }: Pick<Context, 'config'>,
  q: Query,
  billId: number,
  now: Date,
): Promise<Pick<z.output<typeof bill>, 'requested_change' | 'change_until'>> {
  const [asked, made, booking] = await Promise.all([
    readRequested(q, billId),
    countOwnChanges(q, billId),
    loadChangeable(q, billId),
  ])
  const until = ownChangeUntil(booking, { made, most: config.rules.changesPerBooking, now })
  return { requested_change: requestedOnWire(asked), change_until: until?.getTime() ?? null }
}
