import { useT } from '../../i18n/use-texts.tsx'
import { BankMovements } from './bank-movements.tsx'
import { Chargebacks } from './chargebacks.tsx'
import styles from './ledger.module.css'
import { LedgerBalances } from './ledger-balances.tsx'
import { LedgerCloses } from './ledger-closes.tsx'
import { LedgerExport } from './ledger-export.tsx'
import { LedgerTrace } from './ledger-trace.tsx'

/** The books: the chain of any đồng, what stood when, the daily close, and a month for the accountant. */
export function LedgerPage({ trace }: { trace: string }) {
  const t = useT('staff')
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t('nav.ledger')}</h1>
      <LedgerTrace words={trace} />
      <LedgerCloses />
      <LedgerBalances />
      <BankMovements />
      <Chargebacks />
      <LedgerExport />
    </section>
  )
}
