import { type CounterMethod, counterMethods } from '@teeviet/contract/rules/money/counter-methods'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useState } from 'react'
import type { DataOf } from '../../api/call.ts'
import { MoneyField } from '../../forms/money-field.tsx'
import { typedNumber } from '../../forms/typed-number.ts'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { confirm } from '../../kit/confirm.ts'
import { Problem } from '../../kit/problem.tsx'
import { useMayCall } from '../../session/may-call.ts'
import styles from '../../theme/layout.module.css'
import { MessageTexts } from '../messages/message-texts.tsx'

const call = 'POST /api/staff/bookings/:id/take-payment'
const previewCall = 'POST /api/staff/bookings/:id/preview-messages'

type Booking = DataOf<'GET /api/staff/bookings/:id'>

/** An ordered booking is paid at the counter, all that is due or a part of it; staff confirm that they have the money. */
export function TakePayment({ booking }: { booking: Booking }) {
  const mayCall = useMayCall()
  const { id, state, amount, left_to_pay: left, deposit, held_amount } = booking
  if (state !== 'placed' || !amount || !left || held_amount > 0 || !mayCall(call)) return null
  // another amount is proposed once a part has arrived
  return (
    <TakeForm
      key={`${id} ${left}`}
      booking={booking}
      total={amount}
      due={left}
      asked={deposit?.left || left}
    />
  )
}

type TakeFormProps = {
  booking: Booking
  /** The amount of the bill, in VND. */
  total: number
  /** What is still due, in VND. */
  due: number
  /** What is asked for next, in VND: the rest of the deposit, or all that is due. */
  asked: number
}

function TakeForm({ booking, total, due, asked }: TakeFormProps) {
  const t = useT('staff-counter')
  const act = useAct()
  const [typed, setTyped] = useState(String(asked))
  const [problem, setProblem] = useState<string>()
  const { id, arrived_amount, general_bill_code: code } = booking

  /** Asks for a confirmation with the SMS that the golfer gets. */
  async function take(method: CounterMethod) {
    const vnd = typedNumber(typed)
    if (!vnd || vnd > due) return setProblem(t('amountMissing', { amount: formatMoney(due) }))
    setProblem(undefined)
    const amount = formatMoney(vnd)
    const taken = { id, method, expected_amount: total, amount: vnd, seen_arrived: arrived_amount }
    const preview = await act.send(previewCall, { ...taken, step: 'pay' })
    if (!preview) return
    const message = (
      <div className={styles.form}>
        <p>
          {vnd < due
            ? t('partQuestion', { amount, code, rest: formatMoney(due - vnd) })
            : t('question', { amount, code })}
        </p>
        <MessageTexts messages={preview.messages} />
      </div>
    )
    const yes = t(vnd < due ? 'partTaken' : 'taken')
    if (!(await confirm({ message, confirm: yes, cancel: t('back') }))) return
    await act.send(call, taken, ({ payments, state }) => {
      const number = payments.findLast(({ receipt_number }) => receipt_number !== null)?.receipt_number ?? ''
      return t(state === 'placed' ? 'partDone' : 'done', { code, number })
    })
  }

  return (
    <fieldset aria-label={t('form')} className={styles.form}>
      <MoneyField
        label={t('amount')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={styles.buttons}>
        {counterMethods.map((method) => (
          <Button key={method} call={call} look="second" busy={act.busy} onClick={() => take(method)}>
            {t('take', { amount: formatMoney(typedNumber(typed) || 0) })} ·{' '}
            {t(method === 'counter_cash' ? 'cash' : 'card')}
          </Button>
        ))}
      </div>
      <Problem>{problem ?? act.problem}</Problem>
    </fieldset>
  )
}
