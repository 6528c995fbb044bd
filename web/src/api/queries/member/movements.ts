import { infiniteQueryOptions } from '@tanstack/react-query'
import { pointHistoryPageSize } from '@teeviet/contract/rules/limits'
import type { Session } from '#session/session.ts'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/call-types.ts'
import * as api from '../../index.ts'

export type PointMovement = DataOf<typeof api.wallet.movements>[number]

/** 1 what came in, 0 what went out. */
export type MovementType = 0 | 1

/**
 * What went in and out of the wallet, the latest first, ten a page. A page goes on behind the last row seen, so that
 * nothing is shown twice or left out when points move meanwhile.
 */
export function movementsQuery(session: Session, type: MovementType | undefined) {
  return infiniteQueryOptions({
    queryKey: [api.wallet.movements, type, session.vga] as const,
    queryFn: ({ pageParam: { page, after }, signal }) =>
      call(api.wallet.movements, { page, after_id: after, type }, { quiet: true, signal }),
    initialPageParam: { page: 0, after: undefined as number | undefined },
    getNextPageParam: (rows: PointMovement[], pages: PointMovement[][]) =>
      rows.length < pointHistoryPageSize ? null : { page: pages.length, after: rows.at(-1)?.id },
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  })
}
