import type { Bill } from '#api/queries/member/bill.ts'
import { openDialog } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Section } from '#ui/layout/section.tsx'
import { CancelQuote, isRest } from './cancel-quote.tsx'
import styles from './cancel-section.module.css'
import { UndoOffer } from './undo-offer.tsx'

/** The cost of cancelling now, before a request, and the link to do it. */
export function CancelSection({ bill }: { bill: Bill }) {
  const t = useT('bill')
  if (bill.cancel_quote === null) return null
  return (
    <Section title={t('cancel.title')}>
      <UndoOffer bill={bill} />
      <Card>
        <div className={styles.inside}>
          <CancelQuote bill={bill} />
          {bill.cancel_quote.has_begun === 0 && (
            <Button
              look="danger"
              onClick={() => openDialog('cancel-booking', { billId: bill.id_general_bill })}
            >
              {t(isRest(bill) ? 'cancel.buttonRest' : 'cancel.button')}
            </Button>
          )}
        </div>
      </Card>
    </Section>
  )
}
