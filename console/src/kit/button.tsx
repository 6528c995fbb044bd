import { ActionIcon, Loader, Button as MantineButton, type ButtonProps as MantineProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

type Look = {
  /** `primary` once a form; `second` beside it; `quiet` looks like a link. */
  look?: 'primary' | 'second' | 'quiet' | 'danger'
  size?: 'small' | 'normal'
  /** As wide as its place. */
  wide?: boolean
  icon?: IconName
  children: ReactNode
}

const looks: Record<NonNullable<Look['look']>, MantineProps> = {
  primary: {},
  second: { variant: 'default' },
  quiet: { variant: 'subtle' },
  danger: { variant: 'outline', color: 'red' },
}

const styleOf = ({
  look = 'primary',
  size = 'normal',
  wide,
  icon,
}: Omit<Look, 'children'>): MantineProps => ({
  ...looks[look],
  size: size === 'small' ? 'sm' : 'md',
  fullWidth: wide ?? false,
  leftSection: icon && <Icon name={icon} />,
})

type ButtonProps = Look &
  Omit<ComponentPropsWithRef<'button'>, 'children' | 'color' | 'style'> & {
    /** At work: shows it, keeps the focus, and does nothing more when pressed. */
    busy?: boolean
  }

/**
 * A form that is not complete yet passes `aria-disabled`: the button looks disabled but keeps its focus and its press, so
 * that pressing it can say what is missing.
 */
export function Button({ look, size, wide, icon, busy, children, onClick, ...rest }: ButtonProps) {
  const style = styleOf({ look, size, wide, icon })
  return (
    <MantineButton
      type="button"
      {...style}
      {...(busy ? { leftSection: <Loader size={16} color="currentColor" aria-hidden="true" /> } : {})}
      {...rest}
      data-disabled={rest['aria-disabled'] === true || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {children}
    </MantineButton>
  )
}

const LinkButton = createLink(({ look, size, wide, icon, ...rest }: Look & ComponentPropsWithRef<'a'>) => (
  <MantineButton component="a" {...styleOf({ look, size, wide, icon })} {...(rest as object)} />
))

/** A link inside the console that looks like a button: takes the router's `to`, `params` and `search`. */
export const ButtonLink = LinkButton

/** A link to anywhere else, or `tel:`, that looks like a button. */
export function ButtonAnchor({ href, newTab, children, ...look }: Look & { href: string; newTab?: boolean }) {
  return (
    <MantineButton
      component="a"
      href={href}
      {...styleOf(look)}
      {...(newTab ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      {children}
    </MantineButton>
  )
}

/** A button that is only an icon; `label` is what a screen reader says and a hover shows. */
export function IconButton({
  icon,
  label,
  size = 22,
  ...rest
}: { icon: IconName; label: string; size?: number } & Omit<
  ComponentPropsWithRef<'button'>,
  'color' | 'style'
>) {
  return (
    <ActionIcon
      type="button"
      variant="subtle"
      color="dark"
      size={40}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon name={icon} size={size} />
    </ActionIcon>
  )
}
