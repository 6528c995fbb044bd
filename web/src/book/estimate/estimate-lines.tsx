import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './estimate.module.css'

export function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className={styles.line}>
      <span>{label}</span>
      {children}
    </p>
  )
}

export function Warning({ text }: { text: string }) {
  return (
    <p className={styles.warning}>
      <Icon name="info" size={18} />
      <span>{text}</span>
    </p>
  )
}
