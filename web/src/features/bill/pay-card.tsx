import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { formatMoney } from '@teeviet/contract/rules/money'
import { may } from '@teeviet/contract/rules/visibility'
import { useState } from 'react'
import { rich, useT } from '../../i18n/use-texts.tsx'
import { currentViewer } from '../../partner/viewer.ts'
import { loggedIn } from '../../session/logged-in.ts'
import { readSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Price } from '../../ui/price.tsx'
import styles from './pay-card.module.css'

/**
 * What is to be paid, the agreement and the way on to the payment methods, or straight to the page of a bank that
 * wants it so. Without the tick Pay only says so.
 */
export function PayCard({ billId, amount }: { billId: number; amount: number }) {
  const t = useT('bill')
  const navigate = useNavigate()
  const { history } = useRouter()
  const [agreed, setAgreed] = useState(true)
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)

  async function pay() {
    if (!agreed) return setAsked(true)
    if (!(await loggedIn())) return
    const session = readSession()
    if (!session || !may('payByInquiry', currentViewer()))
      return navigate({ to: '/wap/payment-method', search: { id_general_bill: billId } })
    setBusy(true)
    const { goByInquiry } = await import('../payment/bank-hand-over.ts')
    // A refusal or a lost line has been told; the golfer may press again.
    await goByInquiry({ billId, amount, session, go: (to) => history.push(to) }).catch(() => undefined)
    setBusy(false)
  }

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
      <Button wide size="large" busy={busy} aria-disabled={!agreed || undefined} onClick={pay}>
        {t('pay.button', { amount: formatMoney(amount) })}
      </Button>
    </Card>
  )
}
