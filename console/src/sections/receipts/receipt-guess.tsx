import { Link } from '@tanstack/react-router'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import styles from '../../theme/layout.module.css'
import type { Receipt } from './receipts.ts'

type BookingGuess = Receipt['guesses'][number]
type WalletGuess = Receipt['wallet_guesses'][number]

/** A booking the money may be for: the score, its evidence, and the difference of the amounts. */
export function ReceiptGuess({ guess, amount }: { guess: BookingGuess; amount: number }) {
  return (
    <GuessLine guess={guess} amount={amount}>
      <Link to="/staff" search={{ tab: 'all', id: guess.id }} className="code">
        {guess.general_bill_code}
      </Link>
    </GuessLine>
  )
}

/** The same for a top-up. */
export function ReceiptWalletGuess({ guess, amount }: { guess: WalletGuess; amount: number }) {
  const t = useT('staff')
  return (
    <GuessLine guess={guess} amount={amount}>
      <span>{t('receipt.topUpOf', { name: guess.fullname, vid: `${guess.vga}` })}</span>
    </GuessLine>
  )
}

function GuessLine({
  guess,
  amount,
  children,
}: {
  guess: Pick<BookingGuess, 'amount' | 'score' | 'clues'>
  amount: number
  children: ReactNode
}) {
  const t = useT('staff')
  const off = guess.amount === null ? 0 : amount - guess.amount
  return (
    <p className={styles.badges}>
      {children}
      {guess.amount !== null && <span className="amount">{formatMoney(guess.amount)}</span>}
      {off !== 0 && <span className="problem">{t('receipt.difference', { amount: formatMoney(off) })}</span>}
      <span className={styles.muted}>
        {t('receipt.sure', { percent: `${Math.round(guess.score * 100)}%` })} ·{' '}
        {guess.clues.map((clue) => t(`receipt.clue.${clue}`)).join(', ')}
      </span>
    </p>
  )
}
