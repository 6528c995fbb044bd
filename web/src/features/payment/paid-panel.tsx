import { useNavigate } from '@tanstack/react-router'
import { formatMoney } from '@teeviet/contract/rules/money'
import { useEffect } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Fairway } from '../../ui/fairway.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './paid-panel.module.css'

const seenMs = 4_000

/**
 * The money is there. Once the golfer has had it on the screen for a moment the page goes on to the paid bookings;
 * time while another app is in front does not count. Back does not lead here again.
 */
export function PaidPanel({ received }: { received: number }) {
  const t = useT('payment')
  useGoOnWhenSeen()
  return (
    <div className={styles.paid} role="status" data-transfer="paid">
      <Fairway className={styles.picture} />
      <span className={styles.sign}>
        <Icon name="check" size={36} />
      </span>
      <h2>{t('qr.paid')}</h2>
      <p>{t('qr.paidText', { amount: formatMoney(received) })}</p>
      <ButtonLink to="/wap/history" search={{ type: 3 }} replace>
        {t('blocked.paidBookings')}
      </ButtonLink>
      <p className={styles.small}>{t('qr.onward')}</p>
    </div>
  )
}

function useGoOnWhenSeen(): void {
  const navigate = useNavigate()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function follow() {
      clearTimeout(timer)
      if (document.visibilityState === 'hidden') return
      timer = setTimeout(() => navigate({ to: '/wap/history', search: { type: 3 }, replace: true }), seenMs)
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [navigate])
}
