import { useQuery } from '@tanstack/react-query'
import { cardQuery } from '#api/queries/member/card-transaction.ts'
import { useT } from '#i18n/use-texts.tsx'
import type { Session } from '#session/session.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './failed-card.module.css'

/**
 * Why the last payment failed; nothing while it may still succeed. For a bill that is not payable any more only the
 * reason is shown here: the page around it shows the rest.
 */
export function FailedCard({ session, id }: { session: Session; id: string }) {
  const t = useT('payment')
  const { data } = useQuery(cardQuery(session, id))
  if (data?.status !== 2) return null
  return (
    <p role="status" className={styles.failed} data-transfer="failed">
      <Icon name="alert" size={20} />
      <span>
        {data.not_payable === null && <strong>{t('card.failed')}</strong>} {data.message}
      </span>
    </p>
  )
}
