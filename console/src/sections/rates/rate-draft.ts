import { formatMoney } from '@teeviet/contract/rules/money/money'
import { ratesOverlap } from '@teeviet/contract/rules/money/rates'
import type { Day } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../../api/call.ts'
import { endOfHours } from '../../forms/read-typed.ts'
import { typedNumber } from '../../forms/typed-number.ts'

export type StaffRate = DataOf<'GET /api/staff/rates'>[number]
/** A rate as it is sent: with its number and version when it is changed, without when it is new. */
type SavedRate = Omit<StaffRate, 'id' | 'version' | 'valid_to'> & {
  id?: number
  version?: number
  valid_to?: string
}

/** A row of the table as it is typed: the price as text, no last day as an empty one. */
export type RateDraft = Omit<StaffRate, 'id' | 'version' | 'price' | 'valid_to'> & {
  price: string
  valid_to: string
}

/** A row that is in the table: what the server has, what was typed over it, and whether it shall go. */
export type RateRow = {
  /** The rate's number, or a negative one for a row that is new. */
  readonly id: number
  /** How the rate is now; null for a new row. */
  readonly rate: StaffRate | null
  /** The version that was typed over. */
  readonly version: number
  readonly draft: RateDraft
  readonly isChanged: boolean
  readonly isRemoved: boolean
}

/** The input so far, by the number of the rate. */
export type RateEdits = ReadonlyMap<number, { version: number; draft: RateDraft; isRemoved: boolean }>

export function draftOfRate({ id: _, version: __, price, valid_to, ...rest }: StaffRate): RateDraft {
  return { ...rest, price: formatMoney(price).slice(0, -1), valid_to: valid_to ?? '' }
}

/** The rows of the table: each rate with what was typed over it, each new row after the rate it was made from. */
export function rateRows(rates: readonly StaffRate[], edits: RateEdits): RateRow[] {
  const known = rates.map((rate): RateRow => {
    const edit = edits.get(rate.id)
    return {
      id: rate.id,
      rate,
      isChanged: edit !== undefined,
      isRemoved: edit?.isRemoved ?? false,
      version: edit?.version ?? rate.version,
      draft: edit?.draft ?? draftOfRate(rate),
    }
  })
  const added = [...edits].flatMap(([id, { draft, version, isRemoved }]): RateRow[] =>
    id < 0 ? [{ id, rate: null, version, draft, isChanged: true, isRemoved }] : [],
  )
  return [...known, ...added]
}

export type RateProblem = 'time' | 'price' | 'validity' | 'overlap'

const mostVnd = 1_000_000_000

/** The error of a row by itself, or between it and the other remaining rows. */
export function problemOfRate(row: RateRow, rows: readonly RateRow[]): RateProblem | null {
  if (row.isRemoved) return null
  const { time_from, time_to, price, valid_from, valid_to } = row.draft
  if (time_from === '' || time_to === '' || endOfHours(time_to) <= time_from) return 'time'
  const typed = typedNumber(price)
  if (typed === null || Number.isNaN(typed) || typed > mostVnd) return 'price'
  if (valid_from === '' || (valid_to !== '' && valid_to < valid_from)) return 'validity'
  const own = stretchOf(row.draft)
  const meets = rows.some(
    (other) => other.id !== row.id && !other.isRemoved && ratesOverlap(own, stretchOf(other.draft)),
  )
  return meets ? 'overlap' : null
}

/** A typed rate as it is sent. */
export function savedRate({
  price,
  valid_to,
  time_to,
  ...rest
}: RateDraft): Omit<SavedRate, 'id' | 'version'> {
  return {
    ...rest,
    time_to: endOfHours(time_to),
    price: typedNumber(price) ?? 0,
    ...(valid_to === '' ? {} : { valid_to }),
  }
}

/** What is saved of a table of rates, and what goes. */
export type RateChanges = { save: SavedRate[]; remove: Pick<StaffRate, 'id' | 'version'>[] }

/** The request for the changed rows. */
export function changesOf(rows: readonly RateRow[]): RateChanges {
  const save = rows
    .filter((row) => row.isChanged && !row.isRemoved)
    .map(({ id, version, draft }): SavedRate => ({ ...(id > 0 ? { id, version } : {}), ...savedRate(draft) }))
  const remove = rows.filter((row) => row.isRemoved && row.id > 0).map(({ id, version }) => ({ id, version }))
  return { save, remove }
}

/** Whether a colleague changed the rate since it was typed over. */
export function isOvertaken({ rate, version, isChanged }: RateRow): boolean {
  return isChanged && rate !== null && rate.version !== version
}

/** Whether a rate holds on a day, has ended before it or begins after it. */
export function validityOn({ valid_from, valid_to }: RateDraft, day: Day): 'now' | 'ended' | 'later' {
  if (valid_from > day) return 'later'
  return valid_to !== '' && valid_to < day ? 'ended' : 'now'
}

function stretchOf(draft: RateDraft) {
  return {
    ...draft,
    time_to: endOfHours(draft.time_to),
    valid_to: draft.valid_to === '' ? null : draft.valid_to,
  }
}
