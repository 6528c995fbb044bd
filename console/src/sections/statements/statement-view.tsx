import { Stack } from '@mantine/core'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { type Column, columnsOf, DataTable } from '../../lists/data-table.tsx'
import { useMayCall } from '../../session/may-call.ts'
import styles from '../../theme/layout.module.css'
import { DisputeDialog } from './dispute-dialog.tsx'
import { SettleDialog } from './settle-dialog.tsx'
import { type Line, playedAt, type Statement } from './statement.ts'
import { useLineWords, useStatementFile } from './statement-file.ts'
import { UndividedBookings } from './undivided-bookings.tsx'

/** A month of a club: what was owed before it, its rounds and payouts, and what is owed after it; and as a file. */
export function StatementView({ statement }: { statement: Statement }) {
  const t = useT('staff-statement')
  const save = useStatementFile()
  const columns = useColumns()
  const { facility, lines, undivided, payouts, opening, closing } = statement
  const sums: readonly (readonly [label: string, vnd: number])[] = [
    [t('opening'), opening],
    [t('shares'), sumOf(lines, ({ club_amount }) => club_amount)],
    [t('paid'), -sumOf(payouts, ({ amount }) => amount)],
    [t('closing'), closing],
  ]
  return (
    <Stack gap="sm" component="section" aria-label={t('of', { name: facility })}>
      <dl className={styles.figures}>
        {sums.map(([label, vnd]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="amount">{formatMoney(vnd)}</dd>
          </div>
        ))}
      </dl>
      {lines.length === 0 ? (
        <p className={styles.muted}>{t('noLines')}</p>
      ) : (
        <DataTable label={t('lines')} rows={lines} columns={columns} cards="labelled" />
      )}
      {undivided.length > 0 && <UndividedBookings bookings={undivided} />}
      {payouts.length > 0 && (
        <ul className={styles.rows} aria-label={t('tab.payouts')}>
          {payouts.map(({ id, occurred_at, bank_reference, amount }) => (
            <li key={id} className={styles.row}>
              {t('payout', {
                amount: formatMoney(amount),
                time: formatHistoryTime(occurred_at),
                bank_reference,
              })}
            </li>
          ))}
        </ul>
      )}
      {lines.length + undivided.length > 0 && (
        <div className={styles.buttons}>
          <Button look="second" onClick={() => save(statement)}>
            {t('save')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

function useColumns(): Column<Line>[] {
  const t = useT('staff-statement')
  const words = useLineWords()
  return columnsOf((id) => t(`column.${id}`), {
    booking: ({ general_bill_code, reference }) => (
      <>
        <strong className="code">{general_bill_code}</strong>
        {reference && <span className={styles.muted}>&nbsp;· {reference}</span>}
      </>
    ),
    played: (line) => <span className="time">{playedAt(line)}</span>,
    players: { figure: true, cell: ({ number_player }) => number_player },
    what: (line) => (
      <>
        {words(line)}
        {line.dispute && <DisputeState dispute={line.dispute} />}
      </>
    ),
    amount: { figure: true, cell: ({ amount }) => <span className="amount">{formatMoney(amount)}</span> },
    club: {
      figure: true,
      cell: ({ club_amount }) => <span className="amount">{formatMoney(club_amount)}</span>,
    },
    act: (line) => <LineAct line={line} />,
  })
}

type Dispute = NonNullable<Line['dispute']>

function DisputeState({ dispute }: { dispute: Dispute }) {
  const t = useT('staff-statement')
  const { words, disputed_by, answer, corrected, settled_at } = dispute
  return (
    <>
      <p className={styles.muted}>
        <StatusBadge tone={settled_at === null ? 'waiting' : 'good'}>
          {t(settled_at === null ? 'dispute.open' : 'dispute.settled')}
        </StatusBadge>{' '}
        {t('dispute.said', { name: disputed_by, words })}
      </p>
      {settled_at !== null && (
        <p className={styles.muted}>
          {t('dispute.answered', { answer })}
          {corrected !== 0 && ` ${t('dispute.corrected', { by: formatMoney(corrected) })}`}
        </p>
      )}
    </>
  )
}

/** A club says what is wrong with a line; staff answer it. */
function LineAct({ line }: { line: Line }) {
  const t = useT('staff-statement')
  const mayCall = useMayCall()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const isWaiting = line.dispute !== null && line.dispute.settled_at === null
  const isSettling = isWaiting && mayCall('POST /api/staff/statements/disputes/:id/settle')
  if (line.is_correction || (isWaiting && !isSettling)) return null
  return (
    <>
      <Button
        call={
          isSettling ? 'POST /api/staff/statements/disputes/:id/settle' : 'POST /api/club/statement/dispute'
        }
        look="second"
        onClick={() => setOpen(true)}
      >
        {t(isSettling ? 'settle.open' : 'dispute.button')}
      </Button>
      {isOpen &&
        (isSettling ? (
          <SettleDialog line={line} onClose={close} />
        ) : (
          <DisputeDialog line={line} onClose={close} />
        ))}
    </>
  )
}

function sumOf<Row>(rows: readonly Row[], vnd: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + vnd(row), 0)
}
