import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { DataOf } from '../../api/call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { type Column, columnsOf, DataTable } from '../../lists/data-table.tsx'

type Sums = DataOf<'GET /api/staff/statements'>[number]

type StatementSumsProps = {
  sums: readonly Sums[]
  onOpen: (course: number) => void
}

/** A month of all clubs, each with what it is owed at the end; a row opens the statement of its club. */
export function StatementSums({ sums, onOpen }: StatementSumsProps) {
  const t = useT('staff-statement')
  const columns: Column<Sums>[] = columnsOf((id) => t(`sums.${id}`), {
    club: ({ facility, disputes }) => (
      <>
        {facility}{' '}
        {disputes > 0 && <StatusBadge tone="waiting">{t('sums.disputes', { n: disputes })}</StatusBadge>}
      </>
    ),
    rounds: { figure: true, cell: ({ rounds }) => rounds },
    amount: { figure: true, extra: true, cell: ({ amount }) => money(amount) },
    share: { figure: true, cell: ({ club_amount }) => money(club_amount) },
    paid: { figure: true, extra: true, cell: ({ paid }) => money(paid) },
    closing: { figure: true, cell: ({ closing }) => money(closing) },
  })
  return (
    <DataTable
      label={t('title')}
      rows={sums}
      columns={columns}
      idOf={({ facility_id }) => String(facility_id)}
      onOpen={({ facility_id }) => onOpen(facility_id)}
      cards="labelled"
    />
  )
}

const money = (vnd: number) => <span className="amount">{formatMoney(vnd)}</span>
