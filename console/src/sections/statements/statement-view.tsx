import { Stack } from '@mantine/core'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { dayOf, formatDay, formatHistoryTime, startOfDay } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { saveTable } from '../../kit/save-table.ts'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { type Column, columnsOf, DataTable } from '../../lists/data-table.tsx'
import { useMayCall } from '../../session/may-call.ts'
import styles from '../../theme/layout.module.css'
import { DisputeDialog } from './dispute-dialog.tsx'
import { SettleDialog } from './settle-dialog.tsx'
import type { Line, Statement } from './statement.ts'

/** A month of a club: what was owed before it, its rounds and payouts, and what is owed after it; and as a file. */
export function StatementView({ statement }: { statement: Statement }) {
  const t = useT('staff-statement')
  const words = useLineWords()
  const columns = useColumns()
  const { month, facility, lines, payouts, opening, closing } = statement
  const sums: readonly (readonly [label: string, vnd: number])[] = [
    [t('opening'), opening],
    [t('shares'), sumOf(lines, ({ club_amount }) => club_amount)],
    [t('paid'), -sumOf(payouts, ({ amount }) => amount)],
    [t('closing'), closing],
  ]
  const save = () =>
    saveTable(
      `teeviet-${month}-${statement.facility_id}.csv`,
      [
        { header: t('column.booking'), value: ({ general_bill_code }) => general_bill_code },
        { header: t('column.reference'), value: ({ reference }) => reference },
        { header: t('column.played'), value: playedAt },
        { header: t('column.players'), value: ({ number_player }) => number_player },
        { header: t('column.what'), value: (line) => words(line) },
        { header: t('column.amount'), value: ({ amount }) => amount },
        { header: t('column.club'), value: ({ club_amount }) => club_amount },
      ],
      lines,
    )
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
      {lines.length > 0 && (
        <div className={styles.buttons}>
          <Button look="second" onClick={save}>
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
        {reference && <span className={styles.muted}> · {reference}</span>}
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

function useLineWords(): (line: Line) => string {
  const t = useT('staff-statement')
  return ({ is_correction, is_cancelled }) =>
    t(is_correction ? 'kind.correction' : is_cancelled ? 'kind.kept' : 'kind.round')
}

/** The start, or the day alone of a booking without a tee time. */
function playedAt({ date_played }: Line): string {
  const day = dayOf(date_played)
  return date_played === startOfDay(day) ? formatDay(day) : formatHistoryTime(date_played)
}

function sumOf<Row>(rows: readonly Row[], vnd: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + vnd(row), 0)
}
