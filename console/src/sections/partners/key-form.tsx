import type { FormEvent, ReactNode } from 'react'
import type { Act } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { confirm } from '../../kit/confirm.ts'
import { Problem } from '../../kit/problem.tsx'
import type { StaffCall } from '../../session/may-call.ts'
import styles from '../../theme/layout.module.css'

/** How a field is that takes a key: nothing of it is corrected or offered again. */
export const keyField = { spellCheck: false, autoComplete: 'off' } as const

type KeyFormProps = {
  title: string
  /** The data of the existing keys. */
  known: ReactNode
  /** Over the button. */
  below?: ReactNode
  /** Which keys in use the new ones end, which is asked once more. */
  ends: string | null
  act: Act
  call: StaffCall
  onSend: (typed: (name: string) => string) => Promise<unknown>
  /** The fields for new ones, empty again once `onSend` has kept what was typed. */
  children: ReactNode
}

/** Keys of a partner: what is known of those there are, and new ones. */
export function KeyForm({ title, known, below, ends, act, call, onSend, children }: KeyFormProps) {
  const t = useT('staff-partners')
  const common = useT('staff-admin')

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const rotate = t('keys.rotate')
    const question = { title: rotate, confirm: rotate, cancel: common('back'), danger: true }
    if (ends !== null && !(await confirm({ ...question, message: ends }))) return
    if (await onSend((name) => String(typed.get(name)))) form.reset()
  }

  return (
    <form className={styles.form} onSubmit={send}>
      <h3>{title}</h3>
      {known}
      <fieldset className={styles.fields}>
        <legend>{t('keys.new')}</legend>
        {children}
      </fieldset>
      <Problem>{act.problem}</Problem>
      {below}
      <div>
        <Button call={call} type="submit" look="second" busy={act.busy}>
          {t('keys.rotate')}
        </Button>
      </div>
    </form>
  )
}
