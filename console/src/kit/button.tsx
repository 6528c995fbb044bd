import { ActionIcon, Loader, Button as MantineButton, type ButtonProps as MantineProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { type StaffCall, useMayCall } from '../session/may-call.ts'
import { Icon, type IconName } from './icon.tsx'

const looks = {
  primary: {},
  second: { variant: 'default' },
  quiet: { variant: 'subtle' },
  danger: { variant: 'outline', color: 'red' },
} as const satisfies Record<string, MantineProps>

type Look = {
  /** `primary` once a form; `second` beside it; `quiet` looks like a link. */
  look?: keyof typeof looks
  icon?: IconName
  /** The call behind it: the button is shown only to staff with its permission. */
  call?: StaffCall
  children: ReactNode
}

/** How a Mantine button looks in the console. */
const styleOf = ({ look = 'primary', icon }: Pick<Look, 'look' | 'icon'>): MantineProps => ({
  ...looks[look],
  leftSection: icon && <Icon name={icon} />,
})

type ButtonProps = Look &
  Pick<MantineProps, 'fullWidth' | 'size'> &
  Omit<ComponentPropsWithRef<'button'>, 'children' | 'color' | 'style'> & {
    /** At work: shows it, keeps the focus, and does nothing more when pressed. */
    busy?: boolean
  }

/**
 * A form that is not complete yet passes `aria-disabled`: the button looks disabled but keeps its focus and its press,
 * so that pressing it can report the missing fields.
 */
export function Button({ look, icon, call, busy, children, onClick, ...rest }: ButtonProps) {
  const mayCall = useMayCall()
  if (call !== undefined && !mayCall(call)) return null
  return (
    <MantineButton
      type="button"
      {...styleOf({ look, icon })}
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

/** A link inside the console that looks like a button: takes the router's `to`, `params` and `search`. */
export const ButtonLink = createLink(({ look, icon, call, ...rest }: Look & ComponentPropsWithRef<'a'>) => {
  const mayCall = useMayCall()
  if (call !== undefined && !mayCall(call)) return null
  return <MantineButton component="a" {...styleOf({ look, icon })} {...(rest as object)} />
})

type IconButtonProps = { icon: IconName; label: string } & Omit<
  ComponentPropsWithRef<'button'>,
  'color' | 'style'
>

/** A button that is only an icon; `label` is read by screen readers and shown on hover. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
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
      <Icon name={icon} />
    </ActionIcon>
  )
}
