import type { InputOf } from '@teeviet/contract'
import { isSameRate, ratesOverlap } from '@teeviet/contract/rules/money/rates'
import type { StaffRate } from '../courses/staff-rates.ts'

type Saved = InputOf<'POST /api/staff/rates'>['save'][number]

/** A rate of a file, which names rates by their days, hours, holes and customers. */
export type ImportedRate = Omit<Saved, 'id' | 'version'>

export type MergedRates = { save: Saved[]; added: number; changed: number; isOverlapping: boolean }

/**
 * What the lines of a file change in a course's rates: the rate that a line names gets its price and last day, a line
 * that names none is a new rate, and rates that no line names stay.
 */
export function mergeRates(before: readonly StaffRate[], rows: readonly ImportedRate[]): MergedRates {
  const left = new Set(before)
  const save = rows.flatMap((row): Saved[] => {
    const known = before.find((rate) => isSameRate(rate, row))
    if (known && known.price === row.price && known.valid_to === (row.valid_to ?? null)) return []
    if (known) left.delete(known)
    return [{ ...row, id: known?.id, version: known?.version }]
  })
  const after = [...left, ...save].map((rate) => ({ ...rate, valid_to: rate.valid_to ?? null }))
  return {
    save,
    added: save.filter(({ id }) => id === undefined).length,
    changed: save.filter(({ id }) => id !== undefined).length,
    isOverlapping: after.some((one, place) =>
      after.slice(place + 1).some((other) => ratesOverlap(one, other)),
    ),
  }
}
