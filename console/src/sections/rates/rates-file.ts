import { formatMoney } from '@teeviet/contract/rules/money/money'
import { customerTypes, dayKinds, holesSold } from '@teeviet/contract/rules/money/rates'
import { type Day, formatDay, isDay } from '@teeviet/contract/rules/time/dates'
import type { CsvColumns } from '../../forms/csv/read-csv.ts'
import { readSheetClock, readTypedDay } from '../../forms/read-typed.ts'
import { typedNumber } from '../../forms/typed-number.ts'
import type { useT } from '../../i18n/use-texts.tsx'
import { saveTable } from '../../kit/save-table.ts'
import type { RateDraft, StaffRate } from './rate-draft.ts'

type Words = ReturnType<typeof useT<'staff-golf'>>

/** The columns of a file of rates: named, and with words, as on the page or as in the calls. */
export function rateColumns(t: Words): CsvColumns<RateDraft> {
  const headers = (name: keyof RateDraft) => [t(`field.${name}`), name] as const
  return {
    day_kind: { headers: headers('day_kind'), read: oneOf(dayKinds, (kind) => t(`kind.${kind}`)) },
    customer_type: {
      headers: headers('customer_type'),
      read: oneOf(customerTypes, (type) => t(`customer.${type}`)),
    },
    number_hole: {
      headers: headers('number_hole'),
      read: (cell) => holesSold.find((holes) => String(holes) === cell) ?? null,
    },
    time_from: { headers: headers('time_from'), read: readSheetClock },
    time_to: { headers: headers('time_to'), read: readSheetClock },
    price: { headers: headers('price'), read: price },
    valid_from: { headers: headers('valid_from'), read: day },
    valid_to: { headers: headers('valid_to'), read: (cell) => (cell === '' ? '' : day(cell)) },
  }
}

/** Saves the rates of a course as such a file: to change it in a spreadsheet and take it over again. */
export function saveRatesFile(name: string, rates: readonly StaffRate[], t: Words): void {
  saveTable(
    name,
    [
      { header: t('field.day_kind'), value: ({ day_kind }) => t(`kind.${day_kind}`) },
      { header: t('field.customer_type'), value: ({ customer_type }) => t(`customer.${customer_type}`) },
      { header: t('field.number_hole'), value: ({ number_hole }) => number_hole },
      { header: t('field.time_from'), value: ({ time_from }) => time_from },
      { header: t('field.time_to'), value: ({ time_to }) => time_to },
      { header: t('field.price'), value: (rate) => rate.price },
      { header: t('field.valid_from'), value: ({ valid_from }) => formatDay(valid_from) },
      { header: t('field.valid_to'), value: ({ valid_to }) => (valid_to ? formatDay(valid_to) : '') },
    ],
    rates,
  )
}

const oneOf =
  <Value extends string>(values: readonly Value[], word: (value: Value) => string) =>
  (cell: string): Value | null =>
    values.find((value) => value === cell || word(value).toLowerCase() === cell.toLowerCase()) ?? null

const day = (cell: string): Day | null => (isDay(cell) ? cell : readTypedDay(cell))

function price(cell: string): string | null {
  const typed = typedNumber(cell)
  return typed === null || Number.isNaN(typed) ? null : formatMoney(typed).slice(0, -1)
}
