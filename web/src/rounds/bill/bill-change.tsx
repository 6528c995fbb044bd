import { playTimeText } from '@teeviet/contract/display/deadline-text'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { Bill } from '#api/queries/member/bill.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Section } from '#ui/layout/section.tsx'
import styles from './bill-change.module.css'

type Offered = NonNullable<Bill['offered_change']>

/** A change that waits for its payment: the booking as it is, and as it will be. */
export function BillChange({ change }: { change: Offered }) {
  const t = useT('bill')
  const sides = [
    ['change.before', change.old_flights, change.old_amount],
    ['change.after', change.new_flights, change.new_amount],
  ] as const
  return (
    <Section title={t('change.title')}>
      <Card>
        <dl className={styles.sides}>
          {sides.map(([label, flights, amount]) => (
            <div key={label} className={styles.side}>
              <dt>{t(label)}</dt>
              <dd>
                <Times flights={flights} />
                <span className={styles.names}>{flights.flatMap(({ players }) => players).join(', ')}</span>
                <span className="amount">{formatMoney(amount)}</span>
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </Section>
  )
}

function Times({ flights }: { flights: Offered['new_flights'] }) {
  const language = useLanguage()
  const [first] = flights
  if (!first) return null
  const facts = { date_played: first.date_played, is_any_time: 0 as const, flights }
  return <strong className="time">{playTimeText(facts, language, '')}</strong>
}
