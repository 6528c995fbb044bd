import type { HistoryType } from '@teeviet/contract/rules/bookings/statuses'
import type { ReactNode } from 'react'
import type { HistoryItem } from '#api/queries/member/history.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { Section } from '#ui/layout/section.tsx'
import { byMonth } from './by-month.ts'
import { HistoryCard } from './history-card.tsx'
import styles from './history-list.module.css'

/** Bookings by the month they were made in. */
export function HistoryMonths({
  items,
  type,
  onClockEnd,
  again,
}: {
  items: readonly HistoryItem[]
  type: HistoryType
  onClockEnd: () => void
  /** Repeats a booking that is over. */
  again?: ((item: HistoryItem) => ReactNode) | undefined
}) {
  const t = useT('history')
  return byMonth(items, useLanguage()).map(({ month, items: those }) => (
    <Section key={month} title={t('month', { month })}>
      <HistoryCards items={those} type={type} onClockEnd={onClockEnd} again={again} />
    </Section>
  ))
}

/** Bookings as cards, one or two in a row. */
export function HistoryCards({
  items,
  type,
  onClockEnd,
  again,
}: {
  items: readonly HistoryItem[]
  type: HistoryType
  onClockEnd: () => void
  /** Repeats a booking that is over. */
  again?: ((item: HistoryItem) => ReactNode) | undefined
}) {
  return (
    <ul className={styles.cards}>
      {items.map((item) => (
        <li key={item.id_general_bill} className={styles.item}>
          <HistoryCard item={item} type={type} onClockEnd={onClockEnd} again={again} />
        </li>
      ))}
    </ul>
  )
}
