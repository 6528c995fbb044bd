import type { ClubScope } from '@teeviet/contract/rules/permissions'
import { useState } from 'react'
import type { Act } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import styles from '../../theme/layout.module.css'
import { ApiKeys } from '../systems/api-keys.tsx'
import { WebhookForm } from '../systems/webhook-form.tsx'
import type { StaffUser } from './staff-user.ts'

/** How the system of a club calls the product and gets its events: its key with scopes, and its webhook. */
export function ClubAccess({ user }: { user: StaffUser }) {
  const t = useT('staff-people')
  const { id, name, club_key: key, club_webhook: webhook } = user
  const [given, setGiven] = useState<string | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const words: Record<ClubScope, string> = {
    'club.read': t('access.scope.club_read'),
    'club.answer': t('access.scope.club_answer'),
    'club.checkIn': t('access.scope.club_checkIn'),
    'club.allotments': t('access.scope.club_allotments'),
  }

  async function renew({ send }: Act, scopes: ClubScope[]) {
    const answer = await send('POST /api/staff/users/:id/club-key', { id, scopes })
    if (answer) setGiven(answer.key)
  }

  async function end({ send }: Act) {
    if (await send('POST /api/staff/users/:id/club-key/end', { id })) setGiven(null)
  }

  async function saveWebhook({ send }: Act, url: string) {
    const answer = await send('POST /api/staff/users/:id/club-webhook', { id, url })
    if (answer) setSecret(answer.secret)
  }

  async function endPrevious({ send }: Act) {
    await send('POST /api/staff/users/:id/club-webhook/end-previous-secret', { id })
  }

  return (
    <details open={given !== null || secret !== null || webhook?.failing_since != null}>
      <summary>{t('access.title')}</summary>
      <div className={styles.form}>
        <ApiKeys
          name={name}
          known={key}
          words={words}
          usual={['club.read', 'club.answer']}
          made={given}
          renewCall="POST /api/staff/users/:id/club-key"
          endCall="POST /api/staff/users/:id/club-key/end"
          onRenew={renew}
          onEnd={end}
        />
        <WebhookForm
          key={webhook?.url}
          name={name}
          webhook={webhook}
          call="POST /api/staff/users/:id/club-webhook"
          secret={secret}
          onSave={saveWebhook}
          endCall="POST /api/staff/users/:id/club-webhook/end-previous-secret"
          onEndPrevious={endPrevious}
        />
      </div>
    </details>
  )
}
