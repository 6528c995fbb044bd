import { Link } from '@tanstack/react-router'
import { deadlineText } from '@teeviet/contract/display/deadline-text'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useState } from 'react'
import type { Bill } from '#api/queries/member/bill.ts'
import { rich, useLanguage, useT } from '#i18n/use-texts.tsx'
import { usePayBill } from '#pay/methods/use-pay-bill.ts'
import { Button } from '#ui/form/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Price } from '#ui/golf/price.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Row } from './bill-total.tsx'
import styles from './pay-card.module.css'

/**
 * What is to be paid, less what a transfer that was short has brought; the agreement and the way on. Without the tick Pay
 * only says so.
 */
export function PayCard({ bill }: { bill: Bill }) {
  const t = useT('bill')
  const language = useLanguage()
  const [agreed, setAgreed] = useState(true)
  const [asked, setAsked] = useState(false)
  const { pay, busy } = usePayBill(bill.id_general_bill, bill.due_amount ?? 0)
  const { arrived_amount: arrived } = bill
  const { deposit } = bill
  const isDeposit = deposit !== null && deposit.left > 0
  const left = bill.left_to_pay ?? 0
  const due = isDeposit ? deposit.left : left

  return (
    <Card>
      <p className={styles.sum}>
        <span>
          {t(
            isDeposit
              ? 'deposit.title'
              : arrived > 0
                ? 'total.left'
                : bill.offered_change
                  ? 'change.due'
                  : 'total.title',
          )}
        </span>
        <Price amount={due} size="large" />
      </p>
      {isDeposit && (
        <p>
          {t('deposit.rest', {
            amount: formatMoney(left - due),
            time: deadlineText(deposit.rest_by, bill.now, language),
          })}
        </p>
      )}
      <Row name={t('total.arrived')} amount={arrived} />
      <Checkbox checked={agreed} onChange={(event) => setAgreed(event.currentTarget.checked)}>
        {rich(t('pay.agree'), { link: <Link to="/wap/term-and-condition">{t('pay.terms')}</Link> })}
      </Checkbox>
      <p role="alert" className={styles.missing}>
        {asked && !agreed ? t('pay.agreeFirst') : ''}
      </p>
      <Button
        wide
        size="large"
        busy={busy}
        aria-disabled={!agreed || undefined}
        onClick={() => (agreed ? pay() : setAsked(true))}
      >
        {t('pay.button', { amount: formatMoney(due) })}
      </Button>
    </Card>
  )
}
