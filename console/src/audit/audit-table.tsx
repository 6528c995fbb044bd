import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import type { ReactNode } from 'react'
import { useT } from '../i18n/use-texts.tsx'
import { type Column, columnsOf, DataTable } from '../lists/data-table.tsx'

/** The columns of an act in every audit log. */
type Entry = { readonly id?: number; readonly at: number; readonly who: string }

/** The console's one audit log: time, actor where one is recorded, and `what` was done. */
export function AuditTable<Row extends Entry>({
  entries,
  what,
}: {
  entries: readonly Row[]
  what: (row: Row) => ReactNode
}) {
  const t = useT('staff-admin')
  const hasActors = entries.some(({ who }) => who !== '')
  const columns: Column<Row>[] = columnsOf((id) => t(`audit.${id}`), {
    when: ({ at }) => <span className="date">{formatHistoryTime(at)}</span>,
    who: ({ who }) => who,
    what,
  }).filter(({ id }) => hasActors || id !== 'who')
  const idOf = (row: Row) => String(row.id ?? `${row.at} ${entries.indexOf(row)}`)
  return <DataTable label={t('trail')} rows={entries} columns={columns} idOf={idOf} />
}
