import { TextInput } from '@mantine/core'
import { previousSecretHours } from '@teeviet/contract/rules/limits'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { type FormEvent, useState } from 'react'
import type { DataOf } from '../../api/call.ts'
import { type Act, useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { confirm } from '../../kit/confirm.ts'
import { CopyRow } from '../../kit/copy-row.tsx'
import { Problem } from '../../kit/problem.tsx'
import type { StaffCall } from '../../session/may-call.ts'
import styles from '../../theme/layout.module.css'

type WebhookFormProps = {
  /** Of the club or partner. */
  name: string
  webhook: DataOf<'GET /api/staff/partners'>[number]['webhook']
  call: StaffCall
  /** Of the address just saved. */
  secret: string | null
  onSave: (act: Act, url: string) => Promise<unknown>
  endCall: StaffCall
  /** Ends the secret before the newest one. */
  onEndPrevious: (act: Act) => Promise<unknown>
}

/** Where the events of a club or a partner go; saving makes a new secret, which is shown once. */
export function WebhookForm({
  name,
  webhook,
  call,
  secret,
  onSave,
  endCall,
  onEndPrevious,
}: WebhookFormProps) {
  const t = useT('staff-systems')
  const back = useT('staff-admin')('back')
  const act = useAct()
  const [url, setUrl] = useState(webhook?.url ?? '')

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSave(act, url.trim())
  }

  async function endPrevious() {
    const title = t('address.endPrevious')
    const message = t('address.endPreviousQuestion', { name })
    if (await confirm({ title, message, confirm: title, cancel: back, danger: true }))
      await onEndPrevious(act)
  }

  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <TextInput
        type="url"
        label={t('address.label')}
        description={t('address.hint', { n: previousSecretHours })}
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
      {webhook?.previous_until && (
        <p>{t('address.previousUntil', { time: formatHistoryTime(webhook.previous_until) })}</p>
      )}
      <div className={styles.buttons}>
        <Button call={call} type="submit" look="second" busy={act.busy}>
          {t('address.save')}
        </Button>
        {webhook?.previous_until && (
          <Button call={endCall} look="quiet" busy={act.busy} onClick={endPrevious}>
            {t('address.endPrevious')}
          </Button>
        )}
      </div>
      <div aria-live="polite">
        {secret !== null && <CopyRow label={t('address.secretOnce')} value={secret} />}
      </div>
    </form>
  )
}
