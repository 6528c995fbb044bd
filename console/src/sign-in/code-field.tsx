import { TextInput } from '@mantine/core'
import { useT } from '../i18n/use-texts.tsx'

/** The code of the second factor: of the app, or a recovery code. */
export function CodeField({ error }: { error: string | undefined }) {
  const t = useT('staff')
  return (
    <TextInput
      label={t('login.code')}
      description={t('login.codeHint')}
      name="code"
      autoComplete="one-time-code"
      maxLength={32}
      autoFocus
      error={error}
    />
  )
}
