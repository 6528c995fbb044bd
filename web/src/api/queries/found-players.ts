import { golferSearchResults } from '@teeviet/contract/rules/limits'
import { callQuery } from '../client/call-query.ts'
import * as api from '../index.ts'

/** The players whose name, vID or phone fits. */
export function foundPlayers(keyword: string) {
  const request = { keyword_golfer: keyword, page: 1, limit: golferSearchResults }
  return callQuery(api.players.search, request, { quiet: true })
}
