import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { callQuery } from '#api/client/call-query.ts'
import type { DataOf } from '#api/client/call-types.ts'
import { FailedCall } from '#api/client/failed-call.ts'
import * as api from '#api/index.ts'

export type Round = DataOf<typeof api.rounds.byCode>

const notThere = 404

/** A round by its link. */
export function roundQuery(code: string) {
  return callQuery(api.rounds.byCode, { code }, { quiet: true })
}

/** The round of a link; the page that is not there when no round has it. */
export async function loadRound(client: QueryClient, code: string): Promise<void> {
  try {
    await client.ensureQueryData(roundQuery(code))
  } catch (error) {
    if (error instanceof FailedCall && error.status === notThere) throw notFound()
    throw error
  }
}
