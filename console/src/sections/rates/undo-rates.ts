import { isSameRate } from '@teeviet/contract/rules/money/rates'
import type { RateChanges, StaffRate } from './rate-draft.ts'

type Tables = { before: readonly StaffRate[]; after: readonly StaffRate[] }

/**
 * The changes that undo saved ones: changed rates as they were, those added gone, those removed added anew. They name the
 * versions that saving left, so that a later change by a colleague stays.
 */
export function changesBack({ before, after }: Tables, { save, remove }: RateChanges): RateChanges {
  const known = new Map(before.map((rate) => [rate.id, rate]))
  const changed = save.flatMap(({ id, version }) => {
    const rate = known.get(id ?? 0)
    return rate ? [{ ...sent(rate), id: rate.id, version: (version ?? rate.version) + 1 }] : []
  })
  const removed = remove.flatMap(({ id }) => {
    const rate = known.get(id)
    return rate ? [sent(rate)] : []
  })
  const added = save.filter(({ id }) => id === undefined)
  const gone = after.filter((rate) => !known.has(rate.id) && added.some((one) => isSameRate(one, rate)))
  return {
    save: [...changed, ...removed],
    remove: gone.map(({ id, version }) => ({ id, version })),
  }
}

function sent({ id: _, version: __, valid_to, ...rate }: StaffRate): RateChanges['save'][number] {
  return { ...rate, ...(valid_to !== null && { valid_to }) }
}
