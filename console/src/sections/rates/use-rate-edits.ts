import { addDays, type Day } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import type { RateDraft, RateEdits, RateRow } from './rate-draft.ts'

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

  return {
    edits,
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
