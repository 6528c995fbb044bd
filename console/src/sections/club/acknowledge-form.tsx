import { Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import { keepName, keptName } from './kept-name.ts'

type AcknowledgeFormProps = {
  /** Who acknowledges, where the account knows it; otherwise the name is asked for. */
  name?: string
  busy: boolean
  problem: string | undefined
  onAcknowledge: (given: { by: string; reference: string }) => void
}

/** The club acknowledges a paid booking with its own reference. */
export function AcknowledgeForm({ name, busy, problem, onAcknowledge }: AcknowledgeFormProps) {
  const t = useT('club')
  const [reference, setReference] = useState('')
  const [by, setBy] = useState(() => name ?? keptName())
  const [isTried, setTried] = useState(false)
  const errorOf = (value: string) => (isTried && value.trim() === '' ? t('missing') : undefined)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    setTried(true)
    if (reference.trim() === '' || by.trim() === '') return
    if (name === undefined) keepName(by)
    onAcknowledge({ by, reference })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          size="md"
          label={t('reference')}
          description={t('acknowledgeHint')}
          maxLength={60}
          value={reference}
          error={errorOf(reference)}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
        {name === undefined && (
          <TextInput
            size="md"
            label={t('by')}
            autoComplete="name"
            maxLength={80}
            value={by}
            error={errorOf(by)}
            onChange={(event) => setBy(event.currentTarget.value)}
          />
        )}
        <Problem>{problem}</Problem>
        <Button type="submit" size="lg" fullWidth busy={busy}>
          {t('acknowledge')}
        </Button>
      </Stack>
    </form>
  )
}
