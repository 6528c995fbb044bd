import { useQuery } from '@tanstack/react-query'
import { staffQuery } from '../../api/staff-call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { DeskTabs } from '../../lists/desk-tabs.tsx'
import { Pages } from '../../lists/pages.tsx'
import { usePages } from '../../lists/use-pages.ts'
import { useStaff } from '../../session/use-staff.tsx'
import queue from '../queue/queue.module.css'
import { ReceiptRow } from './receipt-row.tsx'
import styles from './receipts.module.css'
import { type ReceiptTab, receiptTabs } from './receipts.ts'

/** Money that arrived: what found no bill first, with why and what it may be for. */
export function ReceiptsPage({ tab }: { tab: ReceiptTab }) {
  const t = useT('staff')
  const { data: figures } = useQuery(staffQuery(useStaff(), 'GET /api/staff/queue', {}))
  const list = usePages('GET /api/staff/receipts', tab === 'all' ? {} : { state: tab })
  return (
    <section className={queue.list}>
      <h1 className={queue.title}>{t('nav.receipts')}</h1>
      <DeskTabs
        label={t('nav.receipts')}
        tabs={receiptTabs.map((one) => ({
          text: t(`receipt.tab.${one}`),
          link: { to: '/staff/receipts', search: { state: one } },
          isChosen: one === tab,
          count: one === 'unmatched' ? figures?.unmatched_receipts : undefined,
        }))}
      />
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
