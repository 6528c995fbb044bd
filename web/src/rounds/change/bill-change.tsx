import { call } from '#api/client/call.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import type { Bill } from '#api/queries/member/bill.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Section } from '#ui/layout/section.tsx'
import styles from './change-card.module.css'
import { ChangeSides, KeptAmount } from './change-sides.tsx'

type Offered = NonNullable<Bill['offered_change']>

type BillChangeProps = { bill: Bill; change: Offered; onChange: () => void }

/** A change that waits for its payment: the booking as it is, and as it will be; and the way to leave it as it is. */
export function BillChange({ bill, change, onChange }: BillChangeProps) {
  const t = useT('bill')
  const declining = useChange(async () => {
    await call(api.bills.declineChange, { id_general_bill_detail: bill.id_general_bill_detail })
    onChange()
  })
  return (
    <Section title={t('change.title')}>
      <Card>
        <div className={styles.inside}>
          <ChangeSides change={change} />
          <KeptAmount change={change} />
          <Button look="quiet" busy={declining.isPending} onClick={() => declining.run()}>
            {t('change.keep')}
          </Button>
        </div>
      </Card>
    </Section>
  )
}
