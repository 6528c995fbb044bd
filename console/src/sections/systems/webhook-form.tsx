import { TextInput } from '@mantine/core'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { type FormEvent, useState } from 'react'
import type { DataOf } from '../../api/call.ts'
import { type Act, useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { CopyRow } from '../../kit/copy-row.tsx'
import { Problem } from '../../kit/problem.tsx'
import type { StaffCall } from '../../session/may-call.ts'
import styles from '../../theme/layout.module.css'

type WebhookFormProps = {
  webhook: DataOf<'GET /api/staff/partners'>[number]['webhook']
  call: StaffCall
  /** Of the address just saved. */
  secret: string | null
  onSave: (act: Act, url: string) => Promise<unknown>
}

/** Where the events of a club or a partner go; saving makes a new secret, which is shown once. */
export function WebhookForm({ webhook, call, secret, onSave }: WebhookFormProps) {
  const t = useT('staff-systems')
  const act = useAct()
  const [url, setUrl] = useState(webhook?.url ?? '')

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSave(act, url.trim())
  }

  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <TextInput
        type="url"
        label={t('address.label')}
        description={t('address.hint')}
        maxLength={500}
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      {webhook?.failing_since != null && (
        <Problem>
          {t('address.failing', {
            time: formatHistoryTime(webhook.failing_since),
            failure: webhook.failure,
          })}
        </Problem>
      )}
      <Problem>{act.problem}</Problem>
      <div className={styles.buttons}>
        <Button call={call} type="submit" look="second" busy={act.busy}>
          {t('address.save')}
        </Button>
      </div>
      <div aria-live="polite">
        {secret !== null && <CopyRow label={t('address.secretOnce')} value={secret} />}
      </div>
    </form>
  )
}
