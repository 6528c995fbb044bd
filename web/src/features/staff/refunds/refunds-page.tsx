import { Link } from '@tanstack/react-router'
import { useT } from '../../../i18n/use-texts.tsx'
import { Pages } from '../desk/pages.tsx'
import { usePages } from '../desk/use-pages.ts'
import queue from '../queue/queue.module.css'
import { RefundRow } from './refund-row.tsx'
import styles from './refunds.module.css'
import { type RefundTab, refundTabs } from './refunds.ts'

/** Refunds: what has to be decided first, then what has to be sent, each by when it is due. */
export function RefundsPage({ tab }: { tab: RefundTab }) {
  const t = useT('staff-refunds')
  const list = usePages('GET /api/staff/refunds', { state: tab })
  return (
    <section className={queue.list}>
      <h1 className="visually-hidden">{t('nav')}</h1>
      <nav className={queue.tabs} aria-label={t('nav')}>
        {refundTabs.map((one) => (
          <Link
            key={one}
            to="/staff/refunds"
            search={{ state: one }}
            className={queue.tab}
            activeProps={{}}
            {...(one === tab ? { 'aria-current': 'page' as const, 'data-current': '' } : {})}
          >
            {t(`tab.${one}`)}
          </Link>
        ))}
      </nav>
      <Pages
        list={list}
        lines={10}
        empty={tab === 'requested' ? `${t('empty')} ${t('emptyText')}` : t('empty')}
      >
        {(refunds) => (
          <ul className={styles.refunds} aria-label={t('label')}>
            {refunds.map((refund) => (
              <RefundRow key={refund.id} refund={refund} onDone={() => list.refetch()} />
            ))}
          </ul>
        )}
      </Pages>
    </section>
  )
}
