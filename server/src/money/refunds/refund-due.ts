import { refundWorkingDays } from '@teeviet/contract/rules/limits'
import { workingDaysAfter } from '@teeviet/contract/rules/time/working-days'
import { loadHolidays } from '#golf/courses/holidays'
import type { Query } from '#platform/database/sql'

/** The deadline of a refund requested now: so many working days later, by the holidays that are known now. */
export async function refundDueAt(q: Query, now: Date): Promise<Date> {
  return new Date(workingDaysAfter(now, refundWorkingDays, await loadHolidays(q)))
}
