import { TextInput } from '@mantine/core'
import { staffErrors } from '@teeviet/contract/errors/staff'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useState } from 'react'
import type { DataOf } from '../../api/call.ts'
import { Form } from '../../forms/form.tsx'
import { MoneyField } from '../../forms/money-field.tsx'
import { TimeInput } from '../../forms/typed-input.tsx'
import { digitsOf } from '../../forms/typed-number.ts'
import { firstMissingOf, useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import styles from '../../theme/layout.module.css'

/** As much of a statement's line as is known; the rest is read off the bank's statement and typed. */
type KnownLine = { reference: string; amount: number | null; content: string | null; at: number | null }

const nothing: KnownLine = { reference: '', amount: null, content: null, at: null }

/** The server has a transfer with this reference and amount. */
const lineKnown = staffErrors['ledger.lineKnown'].code

/**
 * Books a transfer on the bank's statement which was not reported. If one with its reference and amount exists, the
 * statement may have another one: a second press books that.
 */
export function BookLineForm({ known = nothing, onBooked }: { known?: KnownLine; onBooked?: () => void }) {
  const t = useT('staff-money')
  const form = useDraft(
    () => ({
      reference: known.reference,
      amount: String(known.amount ?? ''),
      at: known.at,
      content: known.content ?? '',
    }),
    { check: (typed) => firstMissingOf(typed, ['reference', 'amount', 'at'], t('movement.missing')) },
  )
  const field = form.getInputProps
  const typed = form.values
  const key = `${typed.reference.trim()} ${digitsOf(typed.amount)}`
  // the last line of this reference and amount that was tried
  const [tried, setTried] = useState({ key, line: 0 })
  const isKnown = form.act.code === lineKnown && tried.key === key

  async function book(line: number) {
    if (typed.at === null) return null
    setTried({ key, line })
    const booked = await form.send(
      'POST /api/staff/ledger/book_line',
      {
        bank_reference: typed.reference.trim(),
        amount: Number(digitsOf(typed.amount)),
        occurred_at: typed.at,
        content: typed.content.trim(),
        line,
      },
      doneOf,
    )
    if (!booked) return null
    form.reset()
    onBooked?.()
    return booked
  }

  function doneOf({ amount, booking, state }: DataOf<'POST /api/staff/ledger/book_line'>) {
    const values = { amount: formatMoney(amount), code: booking?.general_bill_code ?? '' }
    if (state !== 'matched') return { warning: t('line.waits', values) }
    return t(booking ? 'line.paid' : 'movement.done', values)
  }

  return (
    <Form inline form={form} label={t('line.button')} onSend={() => book(1)}>
      <TextInput label={t('movement.reference')} maxLength={64} {...field('reference')} />
      <MoneyField label={t('movement.amount')} {...field('amount')} />
      <TimeInput label={t('line.at')} {...field('at')} />
      <TextInput className={styles.whole} label={t('line.content')} maxLength={1000} {...field('content')} />
      {isKnown && (
        <Button look="second" busy={form.act.busy} onClick={() => book(tried.line + 1)}>
          {t('line.another')}
        </Button>
      )}
    </Form>
  )
}
