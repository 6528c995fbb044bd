import { formatClock } from '@teeviet/contract/rules/dates'
import { formatMoney } from '@teeviet/contract/rules/money'
import { useEffect, useRef } from 'react'
import { useT } from '../../../i18n/use-texts.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import styles from '../golf/golf.module.css'
import type { StaffTeeTime } from './sheet-page.tsx'

const columns = ['time', 'holes', 'price', 'sold', 'held', 'outside', 'left', 'state'] as const
const figures: readonly string[] = ['holes', 'price', 'sold', 'held', 'outside', 'left']

/** What a phone leaves to the opened tee time. */
const extra: readonly string[] = ['holes', 'sold', 'held', 'outside']

/** The tee times of the day, one a row; the open one is marked and kept in view. */
export function SheetTable({
  teeTimes,
  open,
  onOpen,
}: {
  teeTimes: readonly StaffTeeTime[]
  open: number | undefined
  onOpen: (id: number) => void
}) {
  const t = useT('staff-golf')
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t('sheet.title')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={classNames(
                  figures.includes(column) && styles.number,
                  extra.includes(column) && styles.extra,
                )}
              >
                {t(`sheet.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {teeTimes.map((teeTime) => (
            <Row
              key={teeTime.id}
              teeTime={teeTime}
              isOpen={teeTime.id === open}
              onOpen={() => onOpen(teeTime.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ teeTime, isOpen, onOpen }: { teeTime: StaffTeeTime; isOpen: boolean; onOpen: () => void }) {
  const t = useT('staff-golf')
  const row = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  const places = (n: number) => (n === 0 ? <span className={styles.muted}>0</span> : n)
  return (
    <tr
      ref={row}
      className={classNames(styles.row, teeTime.is_closed && styles.closed)}
      onClick={onOpen}
      {...(isOpen ? { 'data-current': '' } : {})}
    >
      <td>
        <button type="button" className={styles.rowButton} aria-pressed={isOpen} onClick={onOpen}>
          <span className="time">{formatClock(teeTime.start_at)}</span>
        </button>
      </td>
      <td className={classNames(styles.number, styles.extra)}>{teeTime.number_hole}</td>
      <td className={styles.number}>
        {teeTime.price === 0 ? (
          t('rates.byStaff')
        ) : (
          <span className="amount">{formatMoney(teeTime.price)}</span>
        )}
      </td>
      <td className={classNames(styles.number, styles.extra)}>{places(teeTime.sold)}</td>
      <td className={classNames(styles.number, styles.extra)}>{places(teeTime.held)}</td>
      <td className={classNames(styles.number, styles.extra)}>{places(teeTime.outside)}</td>
      <td className={styles.number}>{teeTime.is_closed ? '–' : `${teeTime.left}/${teeTime.capacity}`}</td>
      <td>
        {teeTime.is_closed ? (
          <StatusBadge tone="bad">
            {teeTime.closed_for ? t(`reason.${teeTime.closed_for}`) : t('sheet.closed')}
          </StatusBadge>
        ) : (
          <StatusBadge tone={teeTime.left === 0 ? 'quiet' : 'good'}>
            {t(teeTime.left === 0 ? 'sheet.full' : 'sheet.open')}
          </StatusBadge>
        )}{' '}
        <span className={classNames(styles.muted, styles.extra)}>{teeTime.closed_note}</span>
      </td>
    </tr>
  )
}
