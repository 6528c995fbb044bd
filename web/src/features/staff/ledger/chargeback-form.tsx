import { useQueryClient } from '@tanstack/react-query'
import { formatMoney } from '@teeviet/contract/rules/money'
import { type FormEvent, useState } from 'react'
import { FailedCall, Refused } from '../../../api/failed-call.ts'
import { useT } from '../../../i18n/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { digitsOf } from '../booking/price-field.tsx'
import { staffCall } from '../staff-call.ts'
import { useStaff } from '../use-staff.tsx'
import styles from './ledger.module.css'

const empty = { transaction: '', caseNumber: '', amount: '', at: '', note: '' }

/** Records money that a card's network took back. The same case again books nothing more. */
export function ChargebackForm() {
  const t = useT('staff-money')
  const common = useT('staff')
  const staff = useStaff()
  const queries = useQueryClient()
  const [typed, setTyped] = useState(empty)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function submit(event: FormEvent) {
    event.preventDefault()
    const amount = Number(digitsOf(typed.amount))
    // the time is Vietnam's, wherever the console is open
    const occurred_at = Date.parse(`${typed.at}+07:00`)
    const [transaction_id, gateway_reference] = [typed.transaction.trim(), typed.caseNumber.trim()]
    if (!transaction_id || !gateway_reference || amount === 0 || Number.isNaN(occurred_at))
      return setProblem(t('chargeback.missing'))
    setBusy(true)
    setProblem('')
    try {
      const asked = { transaction_id, gateway_reference, amount, occurred_at, note: typed.note.trim() }
      const booked = await staffCall(staff, 'POST /api/staff/chargebacks', asked)
      showToast('success', t('chargeback.done', { amount: formatMoney(booked.amount) }))
      setTyped(empty)
      await queries.invalidateQueries({ queryKey: ['staff'] })
    } catch (error) {
      if (!(error instanceof Refused || error instanceof FailedCall)) throw error
      setProblem(error.message || common('failed'))
    }
    setBusy(false)
  }

  const field = (name: keyof typeof empty, type: 'text' | 'datetime-local' = 'text') => (
    <label className={name === 'note' ? styles.wide : undefined}>
      {t(`chargeback.${name}`)}
      <input
        type={type}
        inputMode={name === 'amount' ? 'numeric' : undefined}
        maxLength={name === 'note' ? 1000 : 64}
        autoComplete="off"
        value={typed[name]}
        onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
      />
    </label>
  )

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {field('transaction')}
      {field('caseNumber')}
      {field('amount')}
      {field('at', 'datetime-local')}
      {field('note')}
      <Button type="submit" size="small" busy={busy}>
        {t('chargeback.button')}
      </Button>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </form>
  )
}
