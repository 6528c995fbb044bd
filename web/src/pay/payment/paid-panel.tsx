import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ButtonLink } from '#ui/form/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Fairway } from '#ui/picture/fairway.tsx'
import styles from './paid-panel.module.css'

const seenMs = 4_000

/** Where the page goes on to: the paid bookings, or the wallet's history. */
const targets = {
  bill: { to: '/wap/history', search: { type: 3 }, replace: true },
  'top-up': { to: '/wap/wallet/history-transaction', replace: true },
} as const

export type PaidFor = keyof typeof targets

/**
 * The money is there. Once the golfer has had it on the screen for a moment the page goes on; time while another app
 * is in front does not count. Back does not lead here again.
 */
export function PaidPanel({
  paidFor,
  title,
  text,
  goOn,
  onward,
}: {
  paidFor: PaidFor
  title: string
  text: string
  /** The label of the link to the next page. */
  goOn: string
  onward: string
}) {
  useGoOnWhenSeen(paidFor)
  return (
    <div className={styles.paid} role="status" data-transfer="paid">
      <Fairway className={styles.picture} />
      <span className={styles.sign}>
        <Icon name="check" size={36} />
      </span>
      <h2>{title}</h2>
      <p>{text}</p>
      <ButtonLink {...targets[paidFor]}>{goOn}</ButtonLink>
      <p className={styles.small}>{onward}</p>
    </div>
  )
}

function useGoOnWhenSeen(paidFor: PaidFor): void {
  const navigate = useNavigate()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function follow() {
      clearTimeout(timer)
      if (document.visibilityState === 'hidden') return
      timer = setTimeout(() => navigate(targets[paidFor]), seenMs)
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [navigate, paidFor])
}
