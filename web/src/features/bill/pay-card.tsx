import { Link } from '@tanstack/react-router'
import { formatMoney } from '@teeviet/contract/rules/money'
import { useState } from 'react'
import { rich, useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Price } from '../../ui/price.tsx'
import styles from './pay-card.module.css'
import { usePayBill } from './use-pay-bill.ts'

/** What is to be paid, the agreement and the way on. Without the tick Pay only says so. */
export function PayCard({ billId, amount }: { billId: number; amount: number }) {
  const t = useT('bill')
  const [agreed, setAgreed] = useState(true)
  const [asked, setAsked] = useState(false)
  const { pay, busy } = usePayBill(billId, amount)

  return (
    <Card>
      <p className={styles.sum}>
        <span>{t('total.title')}</span>
        <Price amount={amount} size="large" />
      </p>
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
        {t('pay.button', { amount: formatMoney(amount) })}
      </Button>
    </Card>
  )
}
