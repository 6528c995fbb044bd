import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './menu.module.css'

/** Entries of the menu under a small heading. */
export function MenuGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h3 className={styles.groupTitle}>{title}</h3>
      {children}
    </section>
  )
}

/** An entry that does something here. */
export function MenuButton({
  icon,
  label,
  onPress,
  strong,
}: {
  icon: IconName
  label: string
  onPress: () => void
  strong?: boolean
}) {
  return (
    <button type="button" className={classNames(styles.entry, strong && styles.strong)} onClick={onPress}>
      <Icon name={icon} size={22} />
      <span className={styles.label}>{label}</span>
      <Icon name="right" size={18} />
    </button>
  )
}

/** An entry that leads out: another site, a document, a call. */
export function MenuLink({
  icon,
  label,
  note,
  href,
  newTab,
  onPress,
}: {
  icon: IconName
  label: string
  note?: string
  href: string
  newTab?: boolean
  onPress: () => void
}) {
  return (
    <a
      href={href}
      className={styles.entry}
      onClick={onPress}
      {...(newTab ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      <Icon name={icon} size={22} />
      <span className={styles.label}>{label}</span>
      {note !== undefined && <span className={classNames('phone', styles.note)}>{note}</span>}
      <Icon name={newTab ? 'external' : 'right'} size={18} />
    </a>
  )
}
