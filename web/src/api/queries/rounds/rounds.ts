import { callQuery } from '../../client/call-query.ts'
import type { DataOf } from '../../client/call-types.ts'
import * as api from '../../index.ts'

export type Round = DataOf<typeof api.rounds.byCode>

/** A round by its link. */
export function roundQuery(code: string) {
  return callQuery(api.rounds.byCode, { code }, { quiet: true })
}
