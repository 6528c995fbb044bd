import type { split } from '@teeviet/contract/entities/share'
import type { z } from 'zod'
import { loadPlayers } from '#bookings/booking/rows/players'
import { nameOfPlayer } from '#identity/members/vid'
import { readSplit, type SplitShare } from '#money/payments/shares/read-split'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'

export type Split = z.output<typeof split>
export type ShareState = Split['shares'][number]['state']

/** The state of a share, whose split is `open`, `paid` or `returned`. */
export function shareState(state: SplitShare['state'], ofSplit: Split['state']): ShareState {
  switch (state) {
    case 'created':
    case 'pending':
      return 'open'
    case 'held':
      return 'held'
    case 'succeeded':
      return 'paid'
    case 'failed':
    case 'expired':
      return ofSplit === 'paid' ? 'covered' : 'returned'
  }
}

/** The split of a bill in wire format; null for a bill that is not split. */
export async function splitView(
  { config }: Pick<Context, 'config'>,
  q: Query,
  billId: number,
): Promise<Split | null> {
  const split = await readSplit(q, billId)
  if (!split) return null
  const [players, passes] = await Promise.all([
    loadPlayers(q, billId),
    q<{ id: number; code: string; isOwn: boolean }>`
      select y.id, s.code, y.member_id is not distinct from b.member_id as "isOwn" /* not null */
      from booking_players y join bookings b on b.id = y.booking_id join player_passes s on s.player_id = y.id
      where y.booking_id = ${billId}`,
  ])
  const shares = split.shares.flatMap(({ playerId, amountVnd, shortVnd, reference, state }) => {
    const player = players.find(({ id }) => id === playerId)
    const pass = passes.find(({ id }) => id === playerId)
    if (!player || !pass) return []
    return [
      {
        player_id: playerId,
        name: nameOfPlayer(player),
        is_own: pass.isOwn ? (1 as const) : (0 as const),
        amount: amountVnd,
        arrived: shortVnd,
        state: shareState(state, split.state),
        bank_code: reference,
        url: `${config.publicUrl}/round/${pass.code}`,
      },
    ]
  })
  const open = split.shares.filter(({ state }) => state === 'pending')
  return {
    mode: split.mode,
    at_deadline: split.atDeadline,
    state: split.state,
    missing: open.reduce((sum, { amountVnd }) => sum + amountVnd, 0),
    shares,
  }
}
