import { deadlineText } from '@teeviet/contract/display/deadline-text'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { Bill } from '#api/queries/member/bill.ts'
import { openDialog } from '#dialogs/open.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { useByServerTime } from '#session/use-server-now.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import styles from './cancel-section.module.css'

/** Right after paying: the way out for a golfer who paid by mistake, while it is open. */
export function UndoOffer({ bill }: { bill: Bill }) {
  const t = useT('bill')
  const language = useLanguage()
  const { undo_until: until, payment_amount: amount, id_general_bill: billId } = bill
  const over = useByServerTime((now) => until !== null && (now ?? bill.now) >= until)
  if (until === null || amount === null || over) return null
  return (
    <Card>
      <div className={styles.inside}>
        <p>
          {t('undo.offer', { time: deadlineText(until, bill.now, language), amount: formatMoney(amount) })}
        </p>
        <Button look="second" onClick={() => openDialog('cancel-booking', { billId, isUndo: true })}>
          {t('undo.button')}
        </Button>
      </div>
    </Card>
  )
}
