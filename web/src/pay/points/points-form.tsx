import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useChange } from '#api/client/use-change.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { useT } from '#i18n/use-texts.tsx'
import type { Session } from '#session/session.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { refreshBookings } from '../bill/refresh-bookings.ts'
import { askPointsCode, type PointsCode, payByCode, pointsCode } from './points-code.ts'
import styles from './points-form.module.css'
import { refreshWallet } from './refresh-wallet.ts'

const CodePanel = lazy(() => import('#account/code/code-panel.tsx'))

type Props = {
  session: Session
  billId: number
  balance: number
  amount: number
  /** Bill or balance are not what they were. */
  onChanged: () => void
}

/** The points before and after; then the code of the SMS, which pays. A reload restores the code's form. */
export function PointsForm({ session, billId, balance, amount, onChanged }: Props) {
  const t = useT('payment')
  const [code, setCode] = useState<PointsCode | null>(null)
  useEffect(() => {
    pointsCode(billId).then((kept) => setCode((now) => now ?? kept))
  }, [billId])

  const start = useChange(async () => {
    const asked = await askPointsCode(billId, amount)
    if ('sent' in asked) return setCode(asked.sent)
    showToast('error', asked.text)
    onChanged()
  })

  return (
    <Card>
      <dl className={styles.sum}>
        <div>
          <dt>{t('points.balance')}</dt>
          <dd className="amount">{formatMoney(balance)}</dd>
        </div>
        <div>
          <dt>{t('sum')}</dt>
          <dd className="amount">{formatMoney(-amount)}</dd>
        </div>
        <div className={styles.after}>
          <dt>{t('points.after')}</dt>
          <dd className="amount">{formatMoney(balance - amount)}</dd>
        </div>
      </dl>
      {code === null ? (
        <>
          <Button size="large" wide busy={start.isPending} onClick={() => start.run()}>
            {t('points.start', { amount: formatMoney(amount) })}
          </Button>
          <p className={styles.hint}>{t('points.startHint')}</p>
        </>
      ) : (
        <section className={styles.code} aria-label={t('points.code')}>
          <h2>{t('points.code')}</h2>
          <Suspense fallback={<Skeleton height={160} />}>
            <PointsCodeForm
              key={code.transactionId}
              session={session}
              code={code}
              amount={amount}
              onCode={setCode}
              onLeave={() => {
                setCode(null)
                onChanged()
              }}
            />
          </Suspense>
        </section>
      )}
    </Card>
  )
}

function PointsCodeForm({
  session,
  code,
  amount,
  onCode,
  onLeave,
}: {
  session: Session
  code: PointsCode
  amount: number
  onCode: (code: PointsCode) => void
  onLeave: () => void
}) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { billId } = code

  async function submit(typed: string) {
    const answer = await payByCode(code, typed)
    if (answer === null || 'problem' in answer) return answer?.problem ?? null
    showToast('error', answer.refused)
    onLeave()
    return answer.refused
  }

  async function resend() {
    const asked = await askPointsCode(billId, amount)
    if (!('sent' in asked)) return { text: asked.text }
    // The bill's amount has changed: the new code is for another payment.
    if (asked.sent.transactionId !== code.transactionId) onCode(asked.sent)
    return { until: asked.sent.until }
  }

  async function arrive() {
    await navigate({ to: '/wap/history', search: { type: 2 }, state: { paidBill: billId }, replace: true })
    // Not before: this page would find the balance too small for the bill it has just paid.
    await Promise.all([refreshBookings(queryClient), refreshWallet(queryClient)])
  }

  const task = { phone: session.phone, until: code.until, wording: 'login' as const, submit, resend }
  return <CodePanel task={task} onDone={arrive} onLeave={onLeave} />
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The bill that was just paid, for the notice on the page the golfer arrives at. */
    paidBill?: number
  }
}
