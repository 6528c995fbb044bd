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

/** As much of a statement's line as is known; the rest is read off the bank's statement and typed. */
type KnownLine = { reference: string; amount: number | null; content: string | null; at: number | null }

const nothing: KnownLine = { reference: '', amount: null, content: null, at: null }
const vietnamOffsetMs = 7 * 3_600_000
const clockTime = (at: number | null) =>
  at === null ? '' : new Date(at + vietnamOffsetMs).toISOString().slice(0, 16)

/** Books a transfer that stands on the bank's statement and of which nobody told us. */
export function BookLineForm({ known = nothing, onBooked }: { known?: KnownLine; onBooked?: () => void }) {
  const t = useT('staff-money')
  const common = useT('staff')
  const staff = useStaff()
  const queries = useQueryClient()
  const first = {
    reference: known.reference,
    amount: known.amount === null ? '' : String(known.amount),
    at: clockTime(known.at),
    content: known.content ?? '',
  }
  const [typed, setTyped] = useState(first)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function submit(event: FormEvent) {
    event.preventDefault()
    // the field shows no seconds, and they may decide what is late
    const isAsKnown = known.at !== null && typed.at === first.at
    const occurred_at = isAsKnown ? known.at : Date.parse(`${typed.at}+07:00`)
    const bank_reference = typed.reference.trim()
    const amount = Number(digitsOf(typed.amount))
    if (bank_reference === '' || amount === 0 || occurred_at === null || Number.isNaN(occurred_at))
      return setProblem(t('movement.missing'))
    setBusy(true)
    setProblem('')
    try {
      const line = { bank_reference, amount, occurred_at, content: typed.content.trim() }
      const booked = await staffCall(staff, 'POST /api/staff/ledger/book_line', line)
      const told = { amount: formatMoney(booked.amount), code: booked.booking?.general_bill_code ?? '' }
      if (booked.state === 'matched' && booked.booking) showToast('success', t('line.paid', told))
      else if (booked.state === 'matched') showToast('success', t('movement.done', told))
      else showToast('warning', t('line.waits', told))
      setTyped(first)
      onBooked?.()
      await queries.invalidateQueries({ queryKey: ['staff'] })
    } catch (error) {
      if (!(error instanceof Refused || error instanceof FailedCall)) throw error
      setProblem(error.message || common('failed'))
    }
    setBusy(false)
  }

  const field = (name: keyof typeof first, words: string, type = 'text') => (
    <label className={name === 'content' ? styles.wide : undefined}>
      {words}
      <input
        type={type}
        inputMode={name === 'amount' ? 'numeric' : undefined}
        maxLength={name === 'content' ? 1000 : 100}
        autoComplete="off"
        value={typed[name]}
        onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
      />
    </label>
  )

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {field('reference', t('movement.reference'))}
      {field('amount', t('movement.amount'))}
      {field('at', t('line.at'), 'datetime-local')}
      {field('content', t('line.content'))}
      <Button type="submit" size="small" busy={busy}>
        {t('line.button')}
      </Button>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </form>
  )
}
