import { useT } from '../../i18n/use-texts.tsx'
import { saveTable } from '../../kit/save-table.ts'
import { type Line, playedAt, type Statement, type Undivided } from './statement.ts'

export function useLineWords(): (line: Line) => string {
  const t = useT('staff-statement')
  return ({ is_correction, is_cancelled }) =>
    t(is_correction ? 'kind.correction' : is_cancelled ? 'kind.kept' : 'kind.round')
}

/** Saves a statement as a file: its lines, then the bookings of which nothing was divided. */
export function useStatementFile(): (statement: Statement) => void {
  const t = useT('staff-statement')
  const states = useT('staff')
  const words = useLineWords()
  return ({ month, facility_id, lines, undivided }) =>
    saveTable<Line | Undivided>(
      `teeviet-${month}-${facility_id}.csv`,
      [
        { header: t('column.booking'), value: ({ general_bill_code }) => general_bill_code },
        { header: t('column.reference'), value: ({ reference }) => reference },
        { header: t('column.played'), value: playedAt },
        { header: t('column.players'), value: ({ number_player }) => number_player },
        {
          header: t('column.what'),
          value: (row) => ('state' in row ? states(`state.${row.state}`) : words(row)),
        },
        { header: t('column.amount'), value: (row) => ('state' in row ? 0 : row.amount) },
        { header: t('column.club'), value: (row) => ('state' in row ? 0 : row.club_amount) },
        { header: t('undivided.amount'), value: (row) => ('state' in row ? row.amount : 0) },
      ],
      [...lines, ...undivided],
    )
}
