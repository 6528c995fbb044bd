import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { type ReactNode, useEffect } from 'react'
import { pointsQuery } from '#api/queries/member/points.ts'
import { useT } from '#i18n/use-texts.tsx'
import { type Session, updateSession } from '#session/session.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './balance.module.css'

/** The balance of the wallet: the session's, which is loaded again and then followed. */
export function Balance({ session, children }: { session: Session; children?: ReactNode }) {
  const t = useT('wallet')
  const { data } = useQuery(pointsQuery(session))
  const point = data?.point
  useEffect(() => {
    if (point !== undefined) updateSession({ point_wallet: point })
  }, [point])
  return (
    <section className={styles.balance} aria-label={t('balance')}>
      <Icon name="wallet" size={28} />
      <div className={styles.words}>
        <p className={styles.label}>{t('balance')}</p>
        <p className={styles.amount} aria-live="polite">
          <span className="amount">{formatMoney(session.point_wallet)}</span>
        </p>
        <p className={styles.label}>{t('rate')}</p>
      </div>
      {children !== undefined && <div className={styles.action}>{children}</div>}
    </section>
  )
}
