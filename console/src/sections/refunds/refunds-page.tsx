import { useQuery } from '@tanstack/react-query'
import { staffQuery } from '../../api/staff-call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { DeskTabs } from '../../lists/desk-tabs.tsx'
import { Pages } from '../../lists/pages.tsx'
import { usePages } from '../../lists/use-pages.ts'
import { useStaff } from '../../session/use-staff.tsx'
import queue from '../queue/queue.module.css'
import { RefundRow } from './refund-row.tsx'
import styles from './refunds.module.css'
import { type RefundTab, refundTabs } from './refunds.ts'

/** Refunds: what has to be decided first, then what has to be sent, each by when it is due. */
export function RefundsPage({ tab }: { tab: RefundTab }) {
  const t = useT('staff-refunds')
  const staff = useStaff()
  const { data: figures } = useQuery(staffQuery(staff, 'GET /api/staff/queue', {}))
  const list = usePages('GET /api/staff/refunds', { state: tab })
  return (
    <section className={queue.list}>
      <h1 className={queue.title}>{t('nav')}</h1>
      <DeskTabs
        label={t('nav')}
        tabs={refundTabs.map((one) => ({
          text: t(`tab.${one}`),
          link: { to: '/staff/refunds', search: { state: one } },
          isChosen: one === tab,
          count: one === 'requested' ? figures?.refunds_to_decide : undefined,
        }))}
      />
      <Pages
        list={list}
        lines={10}
        empty={
          <>
            <strong>{t('empty')}</strong>
            {tab === 'requested' && <br />}
            {tab === 'requested' && t('emptyText')}
          </>
        }
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
