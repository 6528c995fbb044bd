import { Kbd } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { listOfNames } from '@teeviet/contract/rules/list-of-names'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { ReactNode } from 'react'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import styles from '../../theme/layout.module.css'
import type { Receipt } from './receipts.ts'

type BookingGuess = Receipt['guesses'][number]
type WalletGuess = Receipt['wallet_guesses'][number]

type GuessProps<Guess> = { guess: Guess; amount: number; number: number | null }

/** A booking the money may be for: the score, its evidence, and the difference of the amounts. */
export function ReceiptGuess({ guess, amount, number }: GuessProps<BookingGuess>) {
  return (
    <GuessLine guess={guess} amount={amount} number={number}>
      <Link to="/staff" search={{ tab: 'all', id: guess.id }} className="code">
        {guess.general_bill_code}
      </Link>
    </GuessLine>
  )
}

/** The same for a top-up. */
export function ReceiptWalletGuess({ guess, amount, number }: GuessProps<WalletGuess>) {
  const t = useT('staff')
  return (
    <GuessLine guess={guess} amount={amount} number={number}>
      <span>{t('receipt.topUpOf', { name: guess.fullname, vid: `${guess.vga}` })}</span>
    </GuessLine>
  )
}

function GuessLine({
  guess,
  amount,
  number,
  children,
}: {
  guess: Pick<BookingGuess, 'amount' | 'score' | 'clues'>
  amount: number
  /** The key that takes it, of the chosen money. */
  number: number | null
  children: ReactNode
}) {
  const t = useT('staff')
  const language = useLanguage()
  const off = guess.amount === null ? 0 : amount - guess.amount
  return (
    <p className={styles.badges}>
      {number !== null && <Kbd>{number}</Kbd>}
      {children}
      {guess.amount !== null && <span className="amount">{formatMoney(guess.amount)}</span>}
      {off !== 0 && <span className="problem">{t('receipt.difference', { amount: formatMoney(off) })}</span>}
      <span className={styles.muted}>
        {t('receipt.sure', { percent: `${Math.round(guess.score * 100)}%` })}&nbsp;·{' '}
        {listOfNames(
          guess.clues.map((clue) => t(`receipt.clue.${clue}`)),
          language,
        )}
      </span>
    </p>
  )
}
