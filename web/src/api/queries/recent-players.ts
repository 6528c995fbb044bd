import { queryOptions } from '@tanstack/react-query'
import { golferSearchResults } from '@teeviet/contract/rules/limits'
import { callQuery } from '../client/call-query.ts'
import * as api from '../index.ts'

/** The golfer's recent players and last flight; another golfer's answer is never kept. */
export const recentPlayers = queryOptions({
  ...callQuery(api.players.recent, { limit: golferSearchResults }, { quiet: true, silent: true }),
  gcTime: 0,
})
