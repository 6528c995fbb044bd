import type { FormEvent, ReactNode } from 'react'
import { useAct } from '../../forms/use-act.ts'
import { Problem } from '../../frame/problem.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { confirm } from '../../kit/confirm.ts'
import styles from './partners.module.css'

/** How a field is that takes a key: nothing of it is corrected or offered again. */
export const keyField = { spellCheck: false, autoComplete: 'off' } as const

/**
 * Keys of a partner: what is known of those there are, and the fields for new ones (`children`), which are empty again
 * once `onSend` has kept what was typed. `below` stands over the button. Where keys are in use `ends` says which of them
 * the new ones end, and it is asked once more.
 */
export function KeyForm({
  title,
  known,
  below,
  ends,
  onSend,
  children,
}: {
  title: string
  known: ReactNode
  below?: ReactNode
  ends: string | null
  onSend: (typed: (name: string) => string) => Promise<unknown>
  children: ReactNode
}) {
  const t = useT('staff-partners')
  const desk = useT('staff-desk')
  const act = useAct()

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const isSure =
      ends === null ||
      (await confirm({
        title: t('keys.rotate'),
        message: ends,
        confirm: t('keys.rotate'),
        cancel: desk('back'),
        danger: true,
      }))
    if (!isSure) return
    if (await act.run(() => onSend((name) => String(typed.get(name))))) form.reset()
  }

  return (
    <form className={styles.form} onSubmit={send}>
      <h3 className={styles.heading}>{title}</h3>
      {known}
      <fieldset className={styles.fields}>
        <legend>{t('keys.new')}</legend>
        {children}
      </fieldset>
      <Problem>{act.problem}</Problem>
      {below}
      <div>
        <Button type="submit" size="small" look="second" busy={act.busy}>
          {t('keys.rotate')}
        </Button>
      </div>
    </form>
  )
}
