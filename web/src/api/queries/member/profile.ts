import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../../client/call-query.ts'
import * as api from '../../index.ts'

/** The golfer's profile, as the menu shows it; not stored, the next person to open it may be another one. */
export const profileQuery = queryOptions({
  ...callQuery(api.account.profile, {}, { quiet: true }),
  staleTime: 0,
  gcTime: 0,
})
