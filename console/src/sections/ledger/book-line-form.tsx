import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useState } from 'react'
import type { DataOf } from '../../api/call.ts'
import { Refused } from '../../api/call.ts'
import { staffCall } from '../../api/staff-call.ts'
import { readTime, timeText } from '../../forms/typed-time.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { showToast } from '../../kit/toast.ts'
import { useStaff } from '../../session/use-staff.tsx'
import { digitsOf } from '../booking/price-field.tsx'
import { LedgerForm, useLedgerForm } from './ledger-form.tsx'

/** As much of a statement's line as is known; the rest is read off the bank's statement and typed. */
type KnownLine = { reference: string; amount: number | null; content: string | null; at: number | null }

const nothing: KnownLine = { reference: '', amount: null, content: null, at: null }

/** The server knows a transfer with this reference and amount. */
const lineKnown = 1809

/**
 * Books a transfer that stands on the bank's statement and of which nobody told us. When one with its reference and
 * amount is known already, the statement may have another one: a further press books that.
 */
export function BookLineForm({ known = nothing, onBooked }: { known?: KnownLine; onBooked?: () => void }) {
  const t = useT('staff-money')
  const staff = useStaff()
  const first = {
    reference: known.reference,
    amount: known.amount === null ? '' : String(known.amount),
    at: timeText(known.at),
    content: known.content ?? '',
  }
  const form = useLedgerForm(first)
  const { typed, field } = form
  const key = `${typed.reference.trim()} ${digitsOf(typed.amount)}`
  // how many lines of this reference and amount the server knows
  const [there, setThere] = useState({ key, lines: 0 })
  const lines = there.key === key ? there.lines : 0

  function submit(line: number) {
    // the field shows no seconds, and they may decide what is late
    const isAsKnown = known.at !== null && typed.at === first.at
    const occurred_at = isAsKnown ? known.at : readTime(typed.at)
    const bank_reference = typed.reference.trim()
    const amount = Number(digitsOf(typed.amount))
    if (bank_reference === '' || amount === 0 || occurred_at === null)
      return form.setMissing(t('movement.missing'))
    void form.book(async () => {
      const asked = { bank_reference, amount, occurred_at, content: typed.content.trim(), line }
      try {
        tell(await staffCall(staff, 'POST /api/staff/ledger/book_line', asked))
      } catch (error) {
        if (error instanceof Refused && error.code === lineKnown) setThere({ key, lines: line })
        throw error
      }
      onBooked?.()
    })
  }

  function tell({ amount, booking, state }: DataOf<'POST /api/staff/ledger/book_line'>) {
    const told = { amount: formatMoney(amount), code: booking?.general_bill_code ?? '' }
    if (state !== 'matched') showToast('warning', t('line.waits', told))
    else showToast('success', t(booking ? 'line.paid' : 'movement.done', told))
  }

  return (
    <LedgerForm form={form} button={t('line.button')} onSubmit={() => submit(1)}>
      {field('reference', { label: t('movement.reference') })}
      {field('amount', { label: t('movement.amount'), kind: 'money' })}
      {field('at', { label: t('line.at'), kind: 'time' })}
      {field('content', { label: t('line.content'), kind: 'words' })}
      {lines > 0 && (
        <Button look="second" size="small" busy={form.busy} onClick={() => submit(lines + 1)}>
          {t('line.another')}
        </Button>
      )}
    </LedgerForm>
  )
}
