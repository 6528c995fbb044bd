import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { DataOf } from '#api/calls.ts'
import { FailedCall } from '#api/failed-call.ts'
import { callQuery } from '#api/query.ts'

export type Round = DataOf<'GET /api/rounds/:code'>

const notThere = 404

/** A round by its link. */
export function roundQuery(code: string) {
  return callQuery('GET /api/rounds/:code', { code }, { quiet: true })
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
