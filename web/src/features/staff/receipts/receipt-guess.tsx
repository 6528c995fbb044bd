import { Link } from '@tanstack/react-router'
import { formatMoney } from '@teeviet/contract/rules/money'
import { useT } from '../../../i18n/use-texts.tsx'
import styles from './receipts.module.css'
import type { Receipt } from './receipts.ts'

/** A booking the money may be for: how sure that is, and by how much the amounts differ. */
export function ReceiptGuess({ guess, amount }: { guess: Receipt['guesses'][number]; amount: number }) {
  const t = useT('staff')
  const off = guess.amount === null ? 0 : amount - guess.amount
  return (
    <p className={styles.guess}>
      <Link to="/staff" search={{ tab: 'all', id: guess.id }} className="code">
        {guess.general_bill_code}
      </Link>
      {guess.amount !== null && <span className="amount">{formatMoney(guess.amount)}</span>}
      {off !== 0 && (
        <span className={styles.off}>{t('receipt.difference', { amount: formatMoney(off) })}</span>
      )}
      <span className={styles.muted}>
        {t('receipt.sure', { percent: `${Math.round(guess.score * 100)}%` })}
      </span>
    </p>
  )
}
