import { playTimeText } from '@teeviet/contract/display/deadline-text'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { call } from '#api/client/call.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import type { Bill } from '#api/queries/member/bill.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Section } from '#ui/layout/section.tsx'
import styles from './bill-change.module.css'

type Offered = NonNullable<Bill['offered_change']>

type BillChangeProps = { bill: Bill; change: Offered; onChange: () => void }

/** A change that waits for its payment: the booking as it is, and as it will be; and the way to leave it as it is. */
export function BillChange({ bill, change, onChange }: BillChangeProps) {
  const t = useT('bill')
  const declining = useChange(async () => {
    await call(api.bills.declineChange, { id_general_bill_detail: bill.id_general_bill_detail })
    onChange()
  })
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
        <Button look="quiet" busy={declining.isPending} onClick={() => declining.run()}>
          {t('change.keep')}
        </Button>
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
