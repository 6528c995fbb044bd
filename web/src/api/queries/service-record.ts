import { callQuery } from '../client/call-query.ts'
import * as api from '../index.ts'

/** How requests, rounds, refunds and complaints were handled in the last twelve months. */
export const serviceRecord = callQuery(api.serviceRecord.get, {})
