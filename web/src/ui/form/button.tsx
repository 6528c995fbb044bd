import { Link, type LinkProps } from '@tanstack/react-router'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './button.module.css'

type Look = {
  /** `primary` once a screen; `second` beside it; `quiet` looks like a link; `urgent` for flash sales. */
  look?: 'primary' | 'second' | 'quiet' | 'urgent' | 'danger'
  size?: 'small' | 'normal' | 'large'
  /** As wide as its place. */
  wide?: boolean
  icon?: IconName
  children: ReactNode
}

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
    /** At work: shows it, and does nothing more when pressed. */
    busy?: boolean
  }

/**
 * The product's button. A form that is not complete yet passes `aria-disabled`: the button looks disabled but keeps
 * its focus and its press, so that pressing it can say what is missing.
 */
export function Button({ look, size, wide, icon, busy, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(lookOf({ look, size, wide }), rest.className)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  )
}

/** A link inside the product that looks like a button: takes the router's `to`, `params` and `search`. */
export function ButtonLink({ look, size, wide, icon, children, ...to }: Look & LinkProps) {
  return (
    <Link {...to} className={lookOf({ look, size, wide })}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </Link>
  )
}

/** A link to anywhere else, or `tel:`, that looks like a button. */
export function ButtonAnchor({
  look,
  size,
  wide,
  icon,
  children,
  href,
  newTab,
}: Look & { href: string; newTab?: boolean }) {
  return (
    <a
      href={href}
      className={lookOf({ look, size, wide })}
      {...(newTab ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </a>
  )
}

/** A button that is only an icon; `label` is what a screen reader says and a hover shows. */
export function IconButton({
  icon,
  label,
  size = 22,
  ...rest
}: { icon: IconName; label: string; size?: number } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(styles.bare, rest.className)}
    >
      <Icon name={icon} size={size} />
    </button>
  )
}

function lookOf({ look = 'primary', size = 'normal', wide }: Pick<Look, 'look' | 'size' | 'wide'>): string {
  return classNames(styles.button, styles[look], styles[size], wide && styles.wide)
}
