import { holesSold } from '@teeviet/contract/rules/money/rates'
import type { CsvColumns } from '../../forms/csv/read-csv.ts'
import { readSheetClock } from '../../forms/read-typed.ts'
import { typedNumber } from '../../forms/typed-number.ts'
import type { useT } from '../../i18n/use-texts.tsx'
import type { StaffCourse } from './course-draft.ts'

type Block = StaffCourse['schedule'][number]

/** A block of a schedule as it is typed. */
export type BlockDraft = { readonly [Name in keyof Block]: string }

/** A typed block as it is sent. */
export function savedBlock(block: BlockDraft): Block {
  return {
    ...block,
    interval_minutes: typedNumber(block.interval_minutes) ?? 0,
    capacity: typedNumber(block.capacity) ?? 0,
    number_hole: holesSold.find((one) => String(one) === block.number_hole) ?? 18,
  }
}

/** The columns of a file of blocks, which take the place of the present ones; a path is checked by the server. */
export function blockColumns(t: ReturnType<typeof useT<'staff-golf'>>): CsvColumns<BlockDraft> {
  const figure = (cell: string) => (/^\d{1,3}$/.test(cell) ? cell : null)
  return {
    first_tee: { headers: [t('schedule.first_tee'), 'first_tee'], read: readSheetClock },
    last_tee: { headers: [t('schedule.last_tee'), 'last_tee'], read: readSheetClock },
    interval_minutes: { headers: [t('schedule.interval_minutes'), 'interval_minutes'], read: figure },
    capacity: { headers: [t('schedule.capacity'), 'capacity'], read: figure },
    number_hole: {
      headers: [t('field.number_hole'), 'number_hole'],
      read: (cell) => (holesSold.some((holes) => String(holes) === cell) ? cell : null),
    },
    path: { headers: [t('schedule.path'), 'path'], read: (cell) => cell.trim(), whenMissing: '' },
  }
}
