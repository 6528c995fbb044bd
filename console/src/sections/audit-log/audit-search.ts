import { integer, oneOf, type Read, searchOf, text } from '@teeviet/contract/display/search-params'
import { pageSizes } from '@teeviet/contract/rules/limits'
import { isDay } from '@teeviet/contract/rules/time/dates'

const dayText: Read<string> = (raw) => (typeof raw === 'string' && isDay(raw) ? raw : undefined)

/** The filters of the audit log, in its address. */
export const auditSearch = searchOf({
  q: text,
  staff: integer,
  what: text,
  course: integer,
  from: dayText,
  to: dayText,
  size: oneOf(...pageSizes),
})

export type AuditSearch = ReturnType<typeof auditSearch>
