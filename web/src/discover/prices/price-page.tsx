import { useQuery, useQueryClient } from '@tanstack/react-query'
import { formatMonth } from '@teeviet/contract/rules/time/dates'
import { may } from '@teeviet/contract/rules/visibility'
import { type ReactNode, useState } from 'react'
import { type PriceFilters, type PriceList, priceQuery } from '#api/queries/price-table.ts'
import { useT } from '#i18n/use-texts.tsx'
import { IconButton } from '#ui/form/button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { useViewer } from '#viewer/viewer.ts'
import { askedFilters, type ClearedDate, withFilter } from './price-filters.ts'
import styles from './price-page.module.css'
import { PricePickers } from './price-pickers.tsx'
import { PriceResult } from './price-result.tsx'

/** The price table with its filters; `embedded` without a bar above, for a partner's app. */
export function PricePage({
  fields,
  today,
  onFields,
  embedded = false,
}: {
  /** The values of the filter fields. */
  fields: PriceFilters
  /** The day to name the month by where none is chosen. */
  today: string
  onFields: (fields: PriceFilters) => void
  embedded?: boolean
}) {
  const t = useT('prices')
  const client = useQueryClient()
  const [cleared, setCleared] = useState<ClearedDate | null>(null)
  const asked = askedFilters(fields, cleared)
  const query = useQuery({
    ...priceQuery(asked, embedded),
    placeholderData: (before: PriceList | undefined) => before,
  })

  function askFor(change: Parameters<typeof withFilter>[1]) {
    const next = withFilter(fields, change)
    // A changed filter asks the server, also for what was seen before.
    client.invalidateQueries({ queryKey: priceQuery(next, embedded).queryKey, exact: true })
    setCleared(null)
    onFields(next)
  }

  function clearDate() {
    const next = withFilter(fields, { date_played: undefined })
    setCleared({ asked, fields: next })
    onFields(next)
  }

  return (
    <Frame embedded={embedded}>
      <div className={styles.top}>
        <h2 className={styles.month}>{formatMonth(asked.date_played ?? today)}</h2>
        <PricePickers
          fields={fields}
          today={today}
          courseName={nameOf(query.data, fields.facility_id) ?? t('oneCourse')}
          onCourse={(facility_id) => askFor({ facility_id })}
          onDay={(date_played) => askFor({ date_played })}
          onClearDate={clearDate}
        />
      </div>
      <PriceResult query={query} asked={asked} onAll={() => askFor(everything)} />
    </Frame>
  )
}

const everything = { facility_id: undefined, date_played: undefined }

function Frame({ embedded, children }: { embedded: boolean; children: ReactNode }) {
  const t = useT('prices')
  const ui = useT('ui')
  const ownArrow = may('priceArrow', useViewer())
  if (!embedded) {
    return (
      <Page title={t('title')} lead={t('lead')} {...(ownArrow ? { backIcon: 'left' } : {})}>
        {children}
      </Page>
    )
  }
  return (
    <div className={styles.embedded}>
      <div className={styles.heading}>
        {ownArrow && (
          <IconButton
            icon="left"
            label={ui('back')}
            onClick={() => history.back()}
            className={styles.arrow}
          />
        )}
        <h1>{t('title')}</h1>
      </div>
      {children}
    </div>
  )
}

function nameOf(list: PriceList | undefined, id: number | undefined): string | undefined {
  return list?.find((course) => course.facility_id === id)?.facility_name
}
