import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { FailedCall } from '#api/client/failed-call.ts'
import { roundQuery } from '#api/queries/rounds/rounds.ts'

const notThere = 404

/** The round of a link, and the share of a player who has a pass; the page that is not there when no round has it. */
export async function loadRound(client: QueryClient, code: string): Promise<void> {
  try {
    const { pass } = await client.ensureQueryData(roundQuery(code))
    // a pass is opened by its link, so on the server; the browser's first script stays without the share
    if (!import.meta.env.SSR || !pass) return
    const { shareQuery } = await import('#api/queries/rounds/share.ts')
    await client.prefetchQuery(shareQuery(code))
  } catch (error) {
    if (error instanceof FailedCall && error.status === notThere) throw notFound()
    throw error
  }
}
