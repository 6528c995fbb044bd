import { Checkbox } from '@mantine/core'
import { type ClubScope, clubScopes } from '@teeviet/contract/rules/permissions'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import { type Act, useAct } from '../../forms/use-act.ts'
import type { TextKey } from '../../i18n/areas.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { confirm } from '../../kit/confirm.ts'
import { CopyRow } from '../../kit/copy-row.tsx'
import { Problem } from '../../kit/problem.tsx'
import styles from '../../theme/layout.module.css'
import { WebhookForm } from '../systems/webhook-form.tsx'
import type { StaffUser } from './staff-user.ts'

const scopeWords: Readonly<Record<ClubScope, TextKey<'staff-people'>>> = {
  'club.read': 'access.scope.club_read',
  'club.answer': 'access.scope.club_answer',
  'club.checkIn': 'access.scope.club_checkIn',
  'club.allotments': 'access.scope.club_allotments',
}

/** How the system of a club calls the product and gets its events: its key with scopes, and its webhook. */
export function ClubAccess({ user }: { user: StaffUser }) {
  const t = useT('staff-people')
  const back = useT('staff-admin')('back')
  const act = useAct()
  const { id, name, club_key: key } = user
  const [scopes, setScopes] = useState<ClubScope[]>(key?.scopes ?? ['club.read', 'club.answer'])
  const [given, setGiven] = useState<string>()
  const [secret, setSecret] = useState<string | null>(null)

  async function renew() {
    const answer = await act.send('POST /api/staff/users/:id/club-key', { id, scopes })
    if (answer) setGiven(answer.key)
  }

  async function saveWebhook({ send }: Act, url: string) {
    const answer = await send('POST /api/staff/users/:id/club-webhook', { id, url })
    if (answer) setSecret(answer.secret)
  }

  async function end() {
    const isSure = await confirm({
      title: t('access.endKeys'),
      message: t('access.endQuestion', { name }),
      confirm: t('access.endKeys'),
      cancel: back,
      danger: true,
    })
    if (isSure && (await act.send('POST /api/staff/users/:id/club-key/end', { id }))) setGiven(undefined)
  }

  return (
    <details open={given !== undefined || secret !== null || user.club_webhook?.failing_since != null}>
      <summary>{t('access.title')}</summary>
      <div className={styles.form}>
        <p>{keyText()}</p>
        <Checkbox.Group
          label={t('access.scopes')}
          value={scopes}
          onChange={(chosen) => setScopes(clubScopes.filter((scope) => chosen.includes(scope)))}
        >
          <div className={styles.buttons}>
            {clubScopes.map((scope) => (
              <Checkbox key={scope} value={scope} label={t(scopeWords[scope])} />
            ))}
          </div>
        </Checkbox.Group>
        <div className={styles.buttons}>
          <Button
            call="POST /api/staff/users/:id/club-key"
            look="second"
            busy={act.busy}
            disabled={scopes.length === 0}
            onClick={renew}
          >
            {t('access.newKey')}
          </Button>
          {key && (
            <Button call="POST /api/staff/users/:id/club-key/end" look="quiet" busy={act.busy} onClick={end}>
              {t('access.endKeys')}
            </Button>
          )}
        </div>
        {key && <p className={styles.muted}>{t('access.newKeyText')}</p>}
        {given !== undefined && <CopyRow label={t('access.keyOnce')} value={given} />}
        <Problem>{act.problem}</Problem>
        <WebhookForm
          key={user.club_webhook?.url}
          webhook={user.club_webhook}
          call="POST /api/staff/users/:id/club-webhook"
          secret={secret}
          onSave={saveWebhook}
        />
      </div>
    </details>
  )

  function keyText(): string {
    if (!key) return t('access.noKey')
    const used =
      key.used_at === null ? t('access.unused') : t('access.used', { time: formatHistoryTime(key.used_at) })
    return `${t('access.key', { time: formatHistoryTime(key.created_at) })}, ${used}`
  }
}
