import {
  type NetPriceCustomers,
  type NetPriceKey,
  netPriceCustomers,
  netPricesOverlap,
} from '@teeviet/contract/rules/money/net-prices'
import { dayKinds, holesSold } from '@teeviet/contract/rules/money/rates'
import { type Day, formatDay, isDay } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../../api/call.ts'
import type { CsvColumns } from '../../forms/csv/read-csv.ts'
import { endOfHours, readSheetClock, readTypedDay } from '../../forms/read-typed.ts'
import { typedNumber } from '../../forms/typed-number.ts'
import type { useT } from '../../i18n/use-texts.tsx'
import { saveTable } from '../../kit/save-table.ts'

export type NetPrice = DataOf<'GET /api/staff/club_net_prices'>[number]
type Key = Pick<NetPrice, 'starts_on' | 'day_kind' | 'number_hole'>
/**
 * A line of a file: empty hours are the whole day, empty customers all, and `none` in place of a price is the price that
 * holds without it again.
 */
export type NetPriceLine = Key & {
  customer_type: NetPriceCustomers | ''
  time_from: string
  time_to: string
  price: number | 'none'
}

type Words = {
  readonly t: ReturnType<typeof useT<'staff-statement'>>
  readonly golf: ReturnType<typeof useT<'staff-golf'>>
}

/** What a line changes, and what keeps it from being saved. */
export type NetPriceChange = Omit<NetPriceLine, 'price'> &
  Pick<NetPrice, 'price'> & {
    /** The price it replaces; undefined for a new one. */
    before: NetPrice['price'] | undefined
    problem: 'begun' | 'twice' | 'hours' | 'overlaps' | null
  }

type Scope = {
  customer_type: NetPriceCustomers | '' | null
  time_from: string | null
  time_to: string | null
}

export const keyOf = ({ starts_on, day_kind, number_hole, customer_type, time_from, time_to }: Key & Scope) =>
  [starts_on, day_kind, number_hole, customer_type ?? '', time_from ?? '', time_to ?? ''].join(' ')

/** The text of a net price that ends: what holds without it. */
export function inForceWithout({ customer_type, time_from }: Pick<Scope, 'customer_type' | 'time_from'>) {
  if (time_from) return 'wholeDay'
  return customer_type ? 'allCustomers' : 'share'
}

/** Whether hours are complete and in order, or neither of them is given. */
export const areHours = ({ time_from, time_to }: Pick<NetPriceLine, 'time_from' | 'time_to'>) =>
  time_from === '' || time_to === '' ? time_from === time_to : time_from < time_to

/** Whether the hours of a price overlap others from the same day, which the server refuses. */
export const overlapsAny = (line: Omit<NetPriceLine, 'price'>, others: readonly NetPriceKey[]) =>
  others.some((other) => netPricesOverlap(ofServer(line), other))

/** Customers and hours as the server has them: null for all, and for the whole day. */
const ofServer = <Line extends Omit<NetPriceLine, 'price'>>(line: Line) => ({
  ...line,
  customer_type: line.customer_type || null,
  time_from: line.time_from || null,
  time_to: line.time_to || null,
})

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
    // a file without customers has prices for all of them, one without hours prices of whole days
    customer_type: {
      headers: [golf('field.customer_type'), 'customer_type'],
      read: (cell) => {
        if (['', t('net.allCustomers').toLowerCase()].includes(cell.toLowerCase())) return ''
        const isNamed = (type: NetPriceCustomers) =>
          type === cell || golf(`customer.${type}`).toLowerCase() === cell.toLowerCase()
        return netPriceCustomers.find(isNamed) ?? null
      },
      whenMissing: '',
    },
    time_from: { headers: [golf('field.time_start'), 'time_from'], read: hour, whenMissing: '' },
    time_to: {
      headers: [golf('field.time_end'), 'time_to'],
      read: (cell) => {
        const end = hour(cell)
        return end === null ? null : endOfHours(end)
      },
      whenMissing: '',
    },
    price: {
      headers: [t('net.price'), 'price'],
      read: (cell) => {
        const none = ['share', 'wholeDay', 'allCustomers'] as const
        const words = [
          'share',
          'whole_day',
          'all_customers',
          ...none.map((one) => t(`net.as.${one}`).toLowerCase()),
        ]
        if (words.includes(cell.toLowerCase())) return 'none'
        const typed = typedNumber(cell)
        return typed === null || !Number.isInteger(typed) || typed < 0 || typed > 1_000_000_000 ? null : typed
      },
    },
  }
}

const hour = (cell: string) => (cell === '' ? '' : readSheetClock(cell))

/** Saves the net prices as such a file: to change it in a spreadsheet and take it over again. */
export function saveNetPrices(name: string, prices: readonly NetPrice[], { t, golf }: Words): void {
  saveTable(
    name,
    [
      { header: t('share.startsOn'), value: ({ starts_on }) => formatDay(starts_on) },
      { header: golf('field.day_kind'), value: ({ day_kind }) => golf(`kind.${day_kind}`) },
      { header: golf('field.number_hole'), value: ({ number_hole }) => number_hole },
      {
        header: golf('field.customer_type'),
        value: ({ customer_type }) => (customer_type ? golf(`customer.${customer_type}`) : ''),
      },
      { header: golf('field.time_start'), value: ({ time_from }) => time_from ?? '' },
      { header: golf('field.time_end'), value: ({ time_to }) => time_to ?? '' },
      {
        header: t('net.price'),
        value: ({ price, ...scope }) => price ?? t(`net.as.${inForceWithout(scope)}`),
      },
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
  const all = [...stored, ...lines.map(ofServer)]
  return lines.flatMap((line) => {
    const before = kept.get(keyOf(line))
    const price = line.price === 'none' ? null : line.price
    const isTwice = (times.get(keyOf(line))?.length ?? 0) > 1
    if (!isTwice && before !== undefined && before === price) return []
    return [{ ...line, price, before, problem: isTwice ? 'twice' : problemOf(line, all, today) }]
  })
}

function problemOf(
  line: NetPriceLine,
  others: readonly NetPriceKey[],
  today: Day,
): NetPriceChange['problem'] {
  if (line.starts_on < today) return 'begun'
  if (!areHours(line)) return 'hours'
  return overlapsAny(line, others) ? 'overlaps' : null
}
