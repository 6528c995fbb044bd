import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import type { ReactNode } from 'react'
import { useT } from '../i18n/use-texts.tsx'
import { type Column, DataTable } from '../lists/data-table.tsx'

export type AuditEntry = {
  readonly key: string
  readonly at: number
  readonly who: string
  readonly what: ReactNode
}

/** The console's one form of an audit trail: when, who, what. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useT('staff-desk')
  const columns: Column<AuditEntry>[] = [
    {
      id: 'at',
      header: t('audit.when'),
      cell: ({ at }) => <span className="date">{formatHistoryTime(at)}</span>,
    },
    { id: 'who', header: t('audit.who'), cell: ({ who }) => who },
    { id: 'what', header: t('audit.what'), cell: ({ what }) => what },
  ]
  return <DataTable label={t('trail')} rows={entries} columns={columns} idOf={({ key }) => key} />
}
