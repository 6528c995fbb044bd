import { TextInput } from '@mantine/core'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { type FormEvent, useState } from 'react'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import styles from '../../theme/layout.module.css'
import type { StaffUser } from './staff-user.ts'

/** Where the events of a club's account go; saving makes a new secret, which is shown once. */
export function ClubWebhook({
  user: { id, club_webhook: webhook },
  onSecret,
}: {
  user: StaffUser
  onSecret: (secret: string | undefined) => void
}) {
  const t = useT('staff-people')
  const act = useAct()
  const [url, setUrl] = useState(webhook?.url ?? '')

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const answer = await act.send('POST /api/staff/users/:id/club-webhook', { id, url: url.trim() })
    if (answer) onSecret(answer.secret ?? undefined)
  }

  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <TextInput
        type="url"
        label={t('access.webhook')}
        description={t('access.webhookHint')}
        maxLength={500}
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      {webhook?.failing_since != null && (
        <Problem>
          {t('access.failing', {
            time: formatHistoryTime(webhook.failing_since),
            failure: webhook.failure,
          })}
        </Problem>
      )}
      <Problem>{act.problem}</Problem>
      <div className={styles.buttons}>
        <Button call="POST /api/staff/users/:id/club-webhook" type="submit" look="second" busy={act.busy}>
          {t('access.saveWebhook')}
        </Button>
      </div>
    </form>
  )
}
