import { useT } from '../../i18n/use-texts.tsx'
import { Pages } from '../../lists/pages.tsx'
import { usePages } from '../../lists/use-pages.ts'
import { IfMayCall } from '../../session/if-may-call.tsx'
import { BookLineForm } from './book-line-form.tsx'
import { CloseForm } from './close-form.tsx'
import { CloseRow } from './close-row.tsx'
import styles from './ledger.module.css'

/** The daily closes, the latest first, with what did not agree; a day closed, and a transfer booked, by hand. */
export function LedgerCloses() {
  const t = useT('staff')
  const money = useT('staff-money')
  const list = usePages('GET /api/staff/ledger/closes', {})
  return (
    <section className={styles.card} aria-labelledby="ledger-closes">
      <h2 id="ledger-closes" className={styles.heading}>
        {t('ledger.close.title')}
      </h2>
      <IfMayCall call="POST /api/staff/ledger/close">
        <CloseForm />
      </IfMayCall>
      <IfMayCall call="POST /api/staff/ledger/book_line">
        <details>
          <summary>{money('line.title')}</summary>
          <p className={styles.muted}>{money('line.hint')}</p>
          <BookLineForm />
        </details>
      </IfMayCall>
      <Pages list={list} lines={4} empty={t('ledger.close.none')}>
        {(closes) => (
          <ul className={styles.rows}>
            {closes.map((close) => (
              <CloseRow key={close.id} close={close} />
            ))}
          </ul>
        )}
      </Pages>
    </section>
  )
}
