import { Alert, Group } from '@mantine/core'
import clsx from 'clsx'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useT } from '../i18n/use-texts.tsx'
import { Button } from '../kit/button.tsx'
import { Problem } from '../kit/problem.tsx'
import { type StaffCall, useMayCall } from '../session/may-call.ts'
import styles from '../theme/layout.module.css'
import type { Act } from './use-act.ts'
import type { Draft } from './use-draft.ts'

type FormProps<Values> = {
  form: Draft<Values, number | string>
  /** The submit action, where it differs from the draft's own. */
  act?: Act
  /** The call behind it: without its permission the form is read-only. */
  call?: StaffCall
  /** Sends what is typed; gives something when that went well. */
  onSend: (values: Values) => Promise<unknown>
  /** The label of the submit button, "Save" by default. */
  label?: string | undefined
  /** The message above the buttons, instead of the last act's problem. */
  problem?: string | undefined
  danger?: boolean
  /** In a card of its own. */
  panel?: boolean
  /** Fields and button in one line. */
  inline?: boolean
  /** In a form longer than the screen: while something is typed, what saves it stays in sight. */
  stickyFoot?: boolean
  /** Closes the form, also once it is sent. */
  onBack?: (() => void) | undefined
  /** More beside the buttons. */
  more?: ReactNode
  children: ReactNode
}

/**
 * The console's one form: errors are shown at their fields and the first such field has the focus; below are the
 * problem of the last act, the submit button, and the ways back. Reports when a colleague has changed the edited
 * entity.
 */
export function Form<Values>({ form, act = form.act, call, onSend, children, ...look }: FormProps<Values>) {
  const t = useT('staff-admin')
  const mayCall = useMayCall()
  const box = useRef<HTMLFormElement>(null)
  const isPermitted = call === undefined || mayCall(call)
  const { problem = act.problem } = look

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (act.busy) return
    const problems = form.check()
    flushSync(() => form.setErrors({ ...problems }))
    const isWrong = Object.values(problems).some((one) => one !== undefined)
    if (isWrong || box.current?.querySelector('[data-unread]'))
      return box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    const sent = form.values
    if (!(await onSend(sent))) return
    // what is typed while it is sent is not saved
    form.resetDirty(sent)
    look.onBack?.()
  }

  return (
    <form
      ref={box}
      className={look.panel ? styles.panel : look.inline ? styles.bar : styles.form}
      onSubmit={submit}
      noValidate
    >
      {form.isOutdated && !act.busy && (
        <Alert role="status" color="brand" className={styles.whole}>
          <Group gap="sm">
            {t('outdated')}
            <Button look="second" onClick={form.takeNew}>
              {t('showNew')}
            </Button>
          </Group>
        </Alert>
      )}
      {isPermitted ? children : <fieldset disabled className={styles.form} children={children} />}
      <Problem>{problem}</Problem>
      {isPermitted && (
        <div className={clsx(styles.buttons, look.stickyFoot && form.isDirty() && styles.sticky)}>
          <Button type="submit" look={look.danger ? 'danger' : 'primary'} busy={act.busy}>
            {look.label ?? t('save')}
          </Button>
          {form.version !== 0 && form.isDirty() && (
            <Button look="quiet" onClick={form.takeNew}>
              {t('discard')}
            </Button>
          )}
          {look.onBack && (
            <Button look="quiet" onClick={look.onBack}>
              {t('back')}
            </Button>
          )}
          {look.more}
        </div>
      )}
    </form>
  )
}
