import { Navigate, useChildMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useT } from '../i18n/use-texts.tsx'
import styles from '../theme/layout.module.css'
import { useMayCall } from './may-call.ts'

/**
 * The page, for staff who may make the call that loads it; others see that they may not. The first page of a club's
 * account is its own one.
 */
export function Permitted({ children }: { children: ReactNode }) {
  const t = useT('staff-admin')
  const mayCall = useMayCall()
  const { call, id } = useChildMatches({
    select: (matches) => ({ call: matches.at(-1)?.staticData.call, id: matches.at(-1)?.routeId }),
  })
  if (call === undefined || mayCall(call)) return children
  if (id === '/staff/' && mayCall('GET /api/club/bookings'))
    return <Navigate to="/staff/club-portal" replace />
  return <p className={styles.empty}>{t('notPermitted')}</p>
}
