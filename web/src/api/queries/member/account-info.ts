import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../../client/call-query.ts'
import * as api from '../../index.ts'

/** The data of the form in which golfers change theirs; not stored, the next person to open it may be another one. */
export const accountInfo = queryOptions({
  ...callQuery(api.account.info, {}, { quiet: true }),
  staleTime: 0,
  gcTime: 0,
})
