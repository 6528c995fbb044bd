import { type CounterMethod, counterMethods } from '@teeviet/contract/rules/money/counter-methods'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { DataOf } from '../../api/call.ts'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { confirm } from '../../kit/confirm.ts'
import { Problem } from '../../kit/problem.tsx'
import styles from '../../theme/layout.module.css'

const call = 'POST /api/staff/bookings/:id/take-payment'

type Booking = DataOf<'GET /api/staff/bookings/:id'>

/** An ordered booking is paid in full at the counter; staff confirm that they have the money. */
export function TakePayment({ booking }: { booking: Booking }) {
  const t = useT('staff-counter')
  const act = useAct()
  const { id, state, amount, arrived_amount, general_bill_code: code } = booking
  if (state !== 'placed' || !amount || arrived_amount > 0) return null

  async function take(method: CounterMethod, vnd: number) {
    const message = t('question', { amount: formatMoney(vnd), code })
    if (!(await confirm({ message, confirm: t('taken'), cancel: t('back') }))) return
    await act.send(call, { id, method, expected_amount: vnd }, ({ payments }) => {
      const number = payments.find(({ receipt_number }) => receipt_number !== null)?.receipt_number ?? ''
      return t('done', { code, number })
    })
  }

  return (
    <div className={styles.buttons}>
      {counterMethods.map((method) => (
        <Button key={method} call={call} look="second" busy={act.busy} onClick={() => take(method, amount)}>
          {t('take', { amount: formatMoney(amount) })} · {t(method === 'counter_cash' ? 'cash' : 'card')}
        </Button>
      ))}
      <Problem>{act.problem}</Problem>
    </div>
  )
}
