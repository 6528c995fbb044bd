import { Link } from '@tanstack/react-router'
import { useT } from '../../../i18n/use-texts.tsx'
import { Pages } from '../desk/pages.tsx'
import { usePages } from '../desk/use-pages.ts'
import queue from '../queue/queue.module.css'
import { ReceiptRow } from './receipt-row.tsx'
import styles from './receipts.module.css'
import { type ReceiptTab, receiptTabs } from './receipts.ts'

/** Money that arrived: what found no bill first, with why and what it may be for. */
export function ReceiptsPage({ tab }: { tab: ReceiptTab }) {
  const t = useT('staff')
  const list = usePages('GET /api/staff/receipts', tab === 'all' ? {} : { state: tab })
  return (
    <section className={queue.list}>
      <h1 className="visually-hidden">{t('nav.receipts')}</h1>
      <nav className={queue.tabs} aria-label={t('nav.receipts')}>
        {receiptTabs.map((one) => (
          <Link
            key={one}
            to="/staff/receipts"
            search={{ state: one }}
            className={queue.tab}
            activeProps={{}}
            {...(one === tab ? { 'aria-current': 'page' as const, 'data-current': '' } : {})}
          >
            {t(`receipt.tab.${one}`)}
          </Link>
        ))}
      </nav>
      <Pages list={list} lines={10} empty={t(tab === 'unmatched' ? 'receipt.empty' : 'receipt.emptyAll')}>
        {(receipts) => (
          <ul className={styles.receipts} aria-label={t('receipt.label')}>
            {receipts.map((receipt) => (
              <ReceiptRow key={receipt.id} receipt={receipt} />
            ))}
          </ul>
        )}
      </Pages>
    </section>
  )
}
