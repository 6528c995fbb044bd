import { serverNow } from '@teeviet/contract/live/server-clock'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { dayOf, formatDay } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../../api/call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { useScrollTo } from '../../kit/use-scroll-to.ts'
import { columnsOf, DataTable } from '../../lists/data-table.tsx'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'
import type { RateChanges } from './rate-draft.ts'

const call = 'POST /api/staff/rates/preview'

type PriceItem = DataOf<typeof call>['list_normal'][number]

/** What golfers would read in the price table of a course once typed changes are saved, from the day they all hold. */
export function RatesPreview({ facility, changes }: { facility: number; changes: RateChanges }) {
  const t = useT('staff-golf')
  const today = dayOf(serverNow())
  const day = [today, ...changes.save.map(({ valid_from }) => valid_from)].toSorted().at(-1) ?? today
  const preview = useRead(call, { facility_id: facility, ...changes, day })
  const section = useScrollTo<HTMLElement>(preview.data)
  return (
    <section
      ref={section}
      className={styles.panel}
      aria-label={t('rates.preview.title', { day: formatDay(day) })}
    >
      <h3>{t('rates.preview.title', { day: formatDay(day) })}</h3>
      <Loaded query={preview} lines={4}>
        {({ list_normal, list_weeken, repriced }) => (
          <>
            <PriceItems kind="weekday" items={list_normal} />
            <PriceItems kind="weekend" items={list_weeken} />
            <p className={styles.muted}>{t('rates.preview.repriced', { n: repriced })}</p>
          </>
        )}
      </Loaded>
    </section>
  )
}

function PriceItems({ kind, items }: { kind: 'weekday' | 'weekend'; items: readonly PriceItem[] }) {
  const t = useT('staff-golf')
  const ui = useT('ui')
  const headers = {
    time: t(`kind.${kind}`),
    holes: t('field.number_hole'),
    customer: t('field.customer_type'),
    price: t('field.price'),
  }
  const columns = columnsOf<PriceItem, keyof typeof headers>((id) => headers[id], {
    time: ({ time_start, time_end }) => `${time_start} – ${time_end}`,
    holes: ({ number_hole }) => ui('holes', { n: number_hole }),
    customer: ({ customers }) => customers.map(({ name }) => name).join(', '),
    price: {
      figure: true,
      cell: ({ price }) =>
        price === 0 ? t('rates.byStaff') : <span className="amount">{formatMoney(price)}</span>,
    },
  })
  if (items.length === 0)
    return <p className={styles.muted}>{t('rates.preview.none', { kind: t(`kind.${kind}`) })}</p>
  return <DataTable label={t(`kind.${kind}`)} rows={items} columns={columns} cards="labelled" />
}
