import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { dryRun } from '#platform/database/dry-run'
import { loadRates } from '../courses/rates.ts'
import { saveRatesIn } from '../schedule/save-rates.ts'
import { priceLists } from './price-table.ts'

/**
 * The price table of a course as golfers would read it after changes of its rates: they are saved in a transaction that
 * is rolled back, so that the preview cannot differ from the act.
 * @throws Refusal `staff.changedMeanwhile`, `rate.overlaps`, `course.notFound`
 */
export function previewRates(
  ctx: Context,
  staff: Staff,
  { day: on, ...changes }: InputOf<'POST /api/staff/rates/preview'>,
  language: Language,
): Promise<ResponseOf<'POST /api/staff/rates/preview'>> {
  return dryRun(ctx.pool, async (q) => {
    const { repriced } = await saveRatesIn(ctx, q, staff, changes)
    const rates = (await loadRates(q)).get(changes.facility_id) ?? []
    return { ...priceLists(rates, { kind: null, on }, language), repriced }
  })
}
