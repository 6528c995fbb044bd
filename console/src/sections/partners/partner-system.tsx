import { type PartnerScope, partnerScopes } from '@teeviet/contract/rules/permissions'
import { useState } from 'react'
import type { Act } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { confirm } from '../../kit/confirm.ts'
import styles from '../../theme/layout.module.css'
import { ApiKeys } from '../systems/api-keys.tsx'
import { WebhookForm } from '../systems/webhook-form.tsx'
import type { StaffPartner } from './partner-draft.ts'
import { PartnerEvents } from './partner-events.tsx'

/** How the system of a partner follows the bookings of its customers: where events go, and what became of each. */
export function PartnerSystem({ partner: { code, name, webhook, api_key } }: { partner: StaffPartner }) {
  const t = useT('staff-systems')
  const back = useT('staff-admin')('back')
  const [given, setGiven] = useState<string | null>(null)
  const [secret, setSecret] = useState<string | null>(null)

  async function renew({ send }: Act, scopes: PartnerScope[]) {
    const answer = await send('POST /api/staff/partners/:code/api-key', { code, scopes })
    if (answer) setGiven(answer.key)
  }

  async function end({ send }: Act) {
    if (await send('POST /api/staff/partners/:code/api-key/end', { code })) setGiven(null)
  }

  async function save({ send }: Act, url: string) {
    const ends = webhook !== null && url === ''
    const title = t('partner.endTitle')
    const message = t('partner.endQuestion', { name })
    if (ends && !(await confirm({ title, message, confirm: title, cancel: back, danger: true }))) return
    const answer = await send('POST /api/staff/partners/:code/webhook', { code, url })
    if (answer) setSecret(answer.secret)
  }

  async function endPrevious({ send }: Act) {
    await send('POST /api/staff/partners/:code/webhook/end-previous-secret', { code })
  }

  return (
    <section className={styles.form}>
      <h3>{t('partner.title')}</h3>
      <ApiKeys
        name={name}
        known={api_key}
        words={{ 'partner.bookings': t('scope.bookings'), 'partner.events': t('scope.events') }}
        usual={partnerScopes}
        made={given}
        renewCall="POST /api/staff/partners/:code/api-key"
        endCall="POST /api/staff/partners/:code/api-key/end"
        onRenew={renew}
        onEnd={end}
      />
      <WebhookForm
        key={webhook?.url}
        name={name}
        webhook={webhook}
        call="POST /api/staff/partners/:code/webhook"
        secret={secret}
        onSave={save}
        endCall="POST /api/staff/partners/:code/webhook/end-previous-secret"
        onEndPrevious={endPrevious}
      />
      {webhook && <PartnerEvents code={code} />}
    </section>
  )
}
