import { useChildMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useT } from '../i18n/use-texts.tsx'
import styles from '../theme/layout.module.css'
import { useMayCall } from './may-call.ts'

/** The page, for staff who may make the call that loads it; others see that they may not. */
export function Permitted({ children }: { children: ReactNode }) {
  const t = useT('staff-admin')
  const mayCall = useMayCall()
  const call = useChildMatches({ select: (matches) => matches.at(-1)?.staticData.call })
  if (call !== undefined && !mayCall(call)) return <p className={styles.empty}>{t('notPermitted')}</p>
  return children
}
