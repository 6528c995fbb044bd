import { useQueryClient } from '@tanstack/react-query'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { type FormEvent, useState } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { confirm } from '../../kit/confirm.ts'
import { showToast } from '../../kit/toast.ts'
import { useStaff } from '../../session/use-staff.tsx'
import { dealWithReceipt, type ReceiptAct } from './deal-with-receipt.ts'
import styles from './receipts.module.css'
import { likely, type Receipt } from './receipts.ts'

type Form = 'booking' | 'wallet'

/** What staff do with money that waits: take it for a booking (one press for a guess), into a wallet, or give it back. */
export function ReceiptActs({ receipt }: { receipt: Receipt }) {
  const t = useT('staff')
  const staff = useStaff()
  const queries = useQueryClient()
  const [form, setForm] = useState<Form>()
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState<string>()
  const open = formatMoney(receipt.amount - receipt.applied)

  async function take(name: string, act: ReceiptAct) {
    setBusy(name)
    setProblem('')
    const result = await dealWithReceipt(staff, receipt, act)
    setBusy(undefined)
    if (result.problem !== null) return setProblem(t(result.problem, result.slots))
    showToast(result.tone, t(result.text, result.slots))
    await queries.invalidateQueries({ queryKey: ['staff'] })
  }

  /** Once more before what cannot be taken back. */
  async function takeWhenSure(kind: 'return' | 'same') {
    const isSure = await confirm({
      message: t(`receipt.act.${kind}Question`, { amount: open }),
      confirm: t(`receipt.act.${kind}`, { amount: open }),
      cancel: t('act.back'),
    })
    if (isSure) await take(kind, { kind })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const typed = words.trim()
    if (typed === '') return setProblem(t(`receipt.act.${form === 'wallet' ? 'vidMissing' : 'codeMissing'}`))
    void take('form', form === 'wallet' ? { kind: 'wallet', vid: typed } : { kind: 'code', code: typed })
  }

  return (
    <div className={styles.acts}>
      {likely(receipt.guesses).map((guess) => (
        <Button
          key={guess.id}
          size="small"
          busy={busy === `guess${guess.id}`}
          onClick={() => take(`guess${guess.id}`, { kind: 'booking', id: guess.id })}
        >
          {t('receipt.act.takeFor', { code: guess.general_bill_code })}
        </Button>
      ))}
      {likely(receipt.wallet_guesses).map(({ transaction_id, vga }) => (
        <Button
          key={transaction_id}
          size="small"
          busy={busy === transaction_id}
          onClick={() => take(transaction_id, { kind: 'wallet', vid: `${vga}` })}
        >
          {t('receipt.act.takeWallet', { vid: `${vga}` })}
        </Button>
      ))}
      {form === undefined ? (
        <>
          <Button size="small" look="second" onClick={() => setForm('booking')}>
            {t(
              receipt.guesses.length + receipt.wallet_guesses.length > 0
                ? 'receipt.act.other'
                : 'receipt.act.choose',
            )}
          </Button>
          <Button size="small" look="second" onClick={() => setForm('wallet')}>
            {t('receipt.act.wallet')}
          </Button>
          <Button size="small" look="second" busy={busy === 'return'} onClick={() => takeWhenSure('return')}>
            {t('receipt.act.return', { amount: open })}
          </Button>
          {receipt.reason === 'told_before' && (
            <Button size="small" look="second" busy={busy === 'same'} onClick={() => takeWhenSure('same')}>
              {t('receipt.act.same')}
            </Button>
          )}
        </>
      ) : (
        <form className={styles.form} onSubmit={submit} noValidate>
          <label>
            {t(form === 'wallet' ? 'receipt.act.vid' : 'receipt.act.code')}
            <input
              // biome-ignore lint/a11y/noAutofocus: the field appears by the press that asks for it
              autoFocus
              type="text"
              maxLength={20}
              autoComplete="off"
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
          </label>
          <Button type="submit" size="small" busy={busy === 'form'}>
            {t(form === 'wallet' ? 'receipt.act.wallet' : 'receipt.act.take')}
          </Button>
          <Button
            size="small"
            look="quiet"
            onClick={() => {
              setForm(undefined)
              setProblem('')
            }}
          >
            {t('act.back')}
          </Button>
        </form>
      )}
      <p role="alert" className={styles.off}>
        {problem}
      </p>
    </div>
  )
}
