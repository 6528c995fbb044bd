import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '@teeviet/contract/rules/money'
import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import type { Session } from '../../session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './balance.module.css'
import { pointsQuery } from './points-query.ts'

/** What stands in the wallet, as it was last seen until the server has told it. */
export function Balance({ session, children }: { session: Session; children?: ReactNode }) {
  const t = useT('wallet')
  const { data } = useQuery(pointsQuery(session))
  const points = data?.point ?? session.point_wallet
  return (
    <section className={styles.balance} aria-label={t('balance')}>
      <Icon name="wallet" size={28} />
      <div className={styles.words}>
        <p className={styles.label}>{t('balance')}</p>
        <p className={styles.amount} data-points={data?.point} aria-live="polite">
          <span className="amount">{formatMoney(points)}</span>
        </p>
        <p className={styles.label}>{t('rate')}</p>
      </div>
      {children !== undefined && <div className={styles.action}>{children}</div>}
    </section>
  )
}
