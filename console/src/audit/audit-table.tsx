import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import type { ReactNode } from 'react'
import { useT } from '../i18n/use-texts.tsx'
import { type Column, columnsOf, DataTable } from '../lists/data-table.tsx'

/** What stands of an act in every audit trail. */
type Entry = { readonly id?: number; readonly at: number; readonly who: string }

/** The console's one audit trail: when, who, and `what` it was. */
export function AuditTable<Row extends Entry>({
  entries,
  what,
}: {
  entries: readonly Row[]
  what: (row: Row) => ReactNode
}) {
  const t = useT('staff-desk')
  const columns: Column<Row>[] = columnsOf((id) => t(`audit.${id}`), {
    when: ({ at }) => <span className="date">{formatHistoryTime(at)}</span>,
    who: ({ who }) => who,
    what,
  })
  const idOf = (row: Row) => String(row.id ?? `${row.at} ${entries.indexOf(row)}`)
  return <DataTable label={t('trail')} rows={entries} columns={columns} idOf={idOf} />
}
