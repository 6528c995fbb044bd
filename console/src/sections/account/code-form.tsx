import { TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import type { Act } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import styles from '../../theme/layout.module.css'

type CodeFormProps = { act: Act; button: string; onCode: (code: string) => unknown }

/** Asks for a code of the app. */
export function CodeForm({ act, button, onCode }: CodeFormProps) {
  const t = useT('staff')
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onCode(String(new FormData(event.currentTarget).get('code')))
  }
  return (
    <form onSubmit={send} noValidate>
      <div className={styles.fields}>
        <TextInput
          label={t('login.code')}
          name="code"
          autoComplete="one-time-code"
          maxLength={32}
          autoFocus
          error={act.problem}
        />
      </div>
      <div className={styles.buttons}>
        <Button type="submit" busy={act.busy}>
          {button}
        </Button>
      </div>
    </form>
  )
}
