import { isSameRate } from '@teeviet/contract/rules/money/rates'
import { addDays, type Day } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import { draftOfRate, type RateDraft, type RateEdits, type RateRow, type StaffRate } from './rate-draft.ts'

export type RateEditing = Omit<ReturnType<typeof useRateEdits>, 'edits'>

/** The edits of the rates table, kept until they are saved or discarded. */
export function useRateEdits() {
  const [edits, setEdits] = useState<RateEdits>(new Map())
  const put = ({ id, version }: Pick<RateRow, 'id' | 'version'>, draft: RateDraft, isRemoved: boolean) =>
    setEdits((before) => new Map(before).set(id, { version, draft, isRemoved }))
  const drop = ({ id }: Pick<RateRow, 'id'>) =>
    setEdits((before) => new Map([...before].filter(([other]) => other !== id)))
  const add = (draft: RateDraft) =>
    setEdits((before) => {
      const id = Math.min(0, ...before.keys()) - 1
      return new Map(before).set(id, { version: 0, draft, isRemoved: false })
    })

  /** Takes over the rates of a file: those of the same days and hours are changed, the others added. */
  function load(
    drafts: readonly RateDraft[],
    rates: readonly StaffRate[],
  ): { added: number; changed: number; edits: RateEdits } {
    const counts = { added: 0, changed: 0 }
    const next = new Map(edits)
    for (const draft of drafts) {
      const rate = rates.find((one) => isSameRate(one, draft))
      const known = rate && draftOfRate(rate)
      if (known && known.price === draft.price && known.valid_to === draft.valid_to) continue
      counts[rate ? 'changed' : 'added'] += 1
      if (rate) next.set(rate.id, { version: rate.version, draft, isRemoved: false })
      else next.set(Math.min(0, ...next.keys()) - 1, { version: 0, draft, isRemoved: false })
    }
    setEdits(next)
    return { ...counts, edits: next }
  }

  return {
    edits,
    load,
    add,
    drop,
    discard: () => setEdits(new Map()),
    change: (row: RateRow, changed: Partial<RateDraft>) => put(row, { ...row.draft, ...changed }, false),
    remove: (row: RateRow) => (row.id < 0 ? drop(row) : put(row, row.draft, true)),
    /** Keeps what was typed although a colleague changed the rate: it shall become so after all. */
    keepMine: (row: RateRow) =>
      row.rate && put({ id: row.id, version: row.rate.version }, row.draft, row.isRemoved),
    /** A new price from a day on: the rate ends the day before, and a new row begins. */
    splitAt: (row: RateRow, day: Day) => {
      put(row, { ...row.draft, valid_to: addDays(day, -1) }, false)
      add({ ...row.draft, valid_from: day })
    },
  }
}
