import { dayKinds, holesSold } from '@teeviet/contract/rules/money/rates'
import { type Day, formatDay, isDay } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../../api/call.ts'
import type { CsvColumns } from '../../forms/csv/read-csv.ts'
import { readTypedDay } from '../../forms/read-typed.ts'
import { typedNumber } from '../../forms/typed-number.ts'
import type { useT } from '../../i18n/use-texts.tsx'
import { saveTable } from '../../kit/save-table.ts'

export type NetPrice = DataOf<'GET /api/staff/club_net_prices'>[number]
type Key = Pick<NetPrice, 'starts_on' | 'day_kind' | 'number_hole'>
/** A line of a file; the share in percent in place of a price is `share`. */
export type NetPriceLine = Key & { price: number | 'share' }

type Words = {
  readonly t: ReturnType<typeof useT<'staff-statement'>>
  readonly golf: ReturnType<typeof useT<'staff-golf'>>
}

/** What a line changes, and what keeps it from being saved. */
export type NetPriceChange = NetPriceLine & {
  /** The price it replaces; undefined for a new one. */
  before: NetPrice['price'] | undefined
  problem: 'begun' | 'twice' | null
}

export const keyOf = ({ starts_on, day_kind, number_hole }: Key) => `${starts_on} ${day_kind} ${number_hole}`

/** The columns of a file of net prices: named, and with words, as on the page or as in the calls. */
export function netPriceColumns({ t, golf }: Words): CsvColumns<NetPriceLine> {
  return {
    starts_on: {
      headers: [t('share.startsOn'), 'starts_on'],
      read: (cell): Day | null => (isDay(cell) ? cell : readTypedDay(cell)),
    },
    day_kind: {
      headers: [golf('field.day_kind'), 'day_kind'],
      read: (cell) =>
        dayKinds.find((kind) => kind === cell || golf(`kind.${kind}`).toLowerCase() === cell.toLowerCase()) ??
        null,
    },
    number_hole: {
      headers: [golf('field.number_hole'), 'number_hole'],
      read: (cell) => holesSold.find((holes) => String(holes) === cell) ?? null,
    },
    price: {
      headers: [t('net.price'), 'price'],
      read: (cell) => {
        if (cell === 'share' || cell.toLowerCase() === t('net.share').toLowerCase()) return 'share'
        const typed = typedNumber(cell)
        return typed === null || !Number.isInteger(typed) || typed < 0 || typed > 1_000_000_000 ? null : typed
      },
    },
  }
}

/** Saves the net prices as such a file: to change it in a spreadsheet and take it over again. */
export function saveNetPrices(name: string, prices: readonly NetPrice[], { t, golf }: Words): void {
  saveTable(
    name,
    [
      { header: t('share.startsOn'), value: ({ starts_on }) => formatDay(starts_on) },
      { header: golf('field.day_kind'), value: ({ day_kind }) => golf(`kind.${day_kind}`) },
      { header: golf('field.number_hole'), value: ({ number_hole }) => number_hole },
      { header: t('net.price'), value: ({ price }) => price ?? t('net.share') },
    ],
    prices,
  )
}

/** The lines of a file that change something, each beside what it replaces; the others are as stored. */
export function changesOfFile(
  lines: readonly NetPriceLine[],
  stored: readonly NetPrice[],
  today: Day,
): NetPriceChange[] {
  const kept = new Map(stored.map((price) => [keyOf(price), price.price]))
  const times = Map.groupBy(lines, keyOf)
  return lines.flatMap((line) => {
    const before = kept.get(keyOf(line))
    const isTwice = (times.get(keyOf(line))?.length ?? 0) > 1
    if (!isTwice && before !== undefined && before === (line.price === 'share' ? null : line.price)) return []
    const problem = isTwice ? 'twice' : line.starts_on < today ? 'begun' : null
    return [{ ...line, before, problem }]
  })
}
