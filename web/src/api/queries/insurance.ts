import { packageListType } from '@teeviet/contract/rules/limits'
import { callQuery } from '../client/call-query.ts'
import * as api from '../index.ts'

/** The insurance packages on sale. */
export const insurancePackages = callQuery(
  api.insurance.packages,
  { type_pack: packageListType },
  { quiet: true },
)
