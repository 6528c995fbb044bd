import { deadlineText } from '@teeviet/contract/display/deadline-text'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { Sentences } from '#ui/text/sentences.tsx'
import styles from './change-dialog.module.css'
import { ChangeSides } from './change-sides.tsx'

type Quote = DataOf<typeof api.bills.quoteChange>

/** What a change would do: before and after, the difference, who must agree, and until when what is to be paid. */
export function OwnChangeQuote({ quote, now }: { quote: Quote; now: number }) {
  const t = useT('bill')
  const language = useLanguage()
  const { difference, due_amount, kept_amount, is_refund, is_payment, needs_answer } = quote
  const { answer_deadline, payment_deadline } = quote
  // what is kept of a player pays for the others first
  const change = is_payment === 1 ? due_amount : difference
  const amount = formatMoney(Math.abs(change))
  const kept = t('change.kept', { amount: formatMoney(kept_amount) })
  const isKept = kept_amount > 0 && is_payment === 0
  const rule = () => {
    if (needs_answer === 1 && answer_deadline !== null)
      return t('change.needsAnswer', { time: deadlineText(answer_deadline, now, language) })
    if (is_payment === 1 && payment_deadline !== null)
      return t('change.payText', { time: deadlineText(payment_deadline, now, language) })
    return t('change.atOnce')
  }
  return (
    <div ref={show} className={styles.quote}>
      <ChangeSides change={quote} />
      {quote.old_cover !== quote.new_cover && (
        <p>
          {t('change.covers', { before: formatMoney(quote.old_cover), after: formatMoney(quote.new_cover) })}
        </p>
      )}
      <strong>{isKept ? kept : t(`change.${kindOf(change)}`, { amount })}</strong>
      <p>
        <Sentences>
          {rule()}
          {is_refund === 1 && t('change.refundText', { amount: formatMoney(-due_amount) })}
          {kept_amount > 0 && !isKept && kept}
          {needs_answer === 1 && is_payment === 1 && t('change.payAfter')}
        </Sentences>
      </p>
    </div>
  )
}

// it appears under what was filled in, often below the visible part of the dialog
function show(quote: HTMLElement | null) {
  quote?.scrollIntoView({ block: 'nearest' })
}

function kindOf(difference: number) {
  if (difference === 0) return 'same'
  return difference > 0 ? 'dearer' : 'cheaper'
}
