import { formatDayWithWeekday } from '@teeviet/contract/rules/time/spoken-dates'
import { useCallback, useMemo, useState } from 'react'
import { FailedCall } from '#api/client/failed-call.ts'
import type { PriceFilters, PriceList } from '#api/queries/price-table.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/button.tsx'
import { Chip, Chips } from '#ui/form/chip.tsx'
import styles from './price-result.module.css'
import { customerTypes, priceBlocks } from './price-rows.ts'
import { PriceTable } from './price-table.tsx'

type PriceAnswer = {
  readonly data: PriceList | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  refetch(): unknown
}

/** The result of loading prices: the table and its customer types, nothing, or the error. */
export function PriceResult({
  query,
  asked,
  onAll,
}: {
  query: PriceAnswer
  asked: PriceFilters
  /** Asks for the whole table. */
  onAll: () => void
}) {
  const t = useT('prices')
  const errorText = useErrorText(query.error)
  if (errorText !== undefined) {
    return (
      <ErrorState
        error={query.error}
        text={errorText}
        onRetry={() => query.refetch()}
        busy={query.isFetching}
      />
    )
  }
  if (!query.data) {
    return (
      <div aria-busy="true">
        <Skeleton height={480} />
      </div>
    )
  }
  if (query.data.length === 0) {
    return (
      <EmptyState
        title={t('none.title')}
        text={t('none.text')}
        action={
          <Button look="second" onClick={onAll}>
            {t('none.all')}
          </Button>
        }
      />
    )
  }
  return <Prices list={query.data} asked={asked} isAsking={query.isFetching} />
}

function Prices({ list, asked, isAsking }: { list: PriceList; asked: PriceFilters; isAsking: boolean }) {
  const t = useT('prices')
  const ui = useT('ui')
  const language = useLanguage()
  const [chosen, setChosen] = useState<string | null>(null)
  const customers = useMemo(() => customerTypes(list), [list])
  // A type the next table does not know would leave it empty.
  const customer = chosen !== null && customers.includes(chosen) ? chosen : null
  const blocks = useMemo(() => priceBlocks(list, customer), [list, customer])
  const toggle = useCallback((name: string) => setChosen((before) => (before === name ? null : name)), [])
  const day = asked.date_played
  const group = blocks[0]?.rows[0]?.group

  return (
    <div className={styles.result} aria-busy={isAsking}>
      <div className={styles.lead}>
        <p role="status">
          {day === undefined
            ? t('shown.all')
            : [
                t('shown.day', { date: formatDayWithWeekday(day, language) }),
                ...(group === undefined ? [] : [t(`group.${group}`)]),
              ].join(' ·\u00a0')}
        </p>
        <p className={styles.included}>{ui('included')}</p>
      </div>
      {customers.length > 1 && (
        <Chips label={t('column.customer')}>
          {customers.map((name) => (
            <Chip key={name} on={name === customer} onPress={() => toggle(name)}>
              {name}
            </Chip>
          ))}
        </Chips>
      )}
      <PriceTable blocks={blocks} customer={customer} onCustomer={toggle} />
    </div>
  )
}

/** The message when prices failed to load: no connection, or another error. */
function useErrorText(error: Error | null): string | undefined {
  const t = useT('prices')
  const ui = useT('ui')
  if (!error) return undefined
  return error instanceof FailedCall && error.status === 0 ? ui('error.connection') : t('failed')
}
