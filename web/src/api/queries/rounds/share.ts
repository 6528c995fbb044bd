import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../../client/call-query.ts'
import type { DataOf } from '../../client/call-types.ts'
import * as api from '../../index.ts'

export type Share = NonNullable<DataOf<typeof api.shares.view>>

/** Waiting pages of payments ask so often. */
const everyMs = 5000

/** The share of a player by the pass, asked for again while money of it or of the others is awaited. */
export function shareQuery(code: string) {
  return queryOptions({
    ...callQuery(api.shares.view, { code }, { quiet: true, silent: true }),
    refetchInterval: ({ state: { data } }) =>
      data && (data.state === 'open' || data.state === 'held') ? everyMs : false,
  })
}
