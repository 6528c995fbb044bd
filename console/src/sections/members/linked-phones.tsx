import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import { ReasonForm } from '../../forms/reason-form.tsx'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import styles from '../../theme/layout.module.css'
import type { StaffMember } from './member.ts'

const call = 'POST /api/staff/members/:id/confirm-phone'

type LinkedPhonesProps = {
  memberId: number
  phones: NonNullable<StaffMember['private']>['linked_phones']
  onChanged: (changed: StaffMember) => void
}

/** The phones others have linked to a golfer; each signs in only once it was confirmed here. */
export function LinkedPhones({ memberId, phones, onChanged }: LinkedPhonesProps) {
  const t = useT('staff-people')
  const saved = useT('staff-admin')('saved')
  const act = useAct()
  const [asked, setAsked] = useState<string>()
  if (phones.length === 0) return null

  async function confirm(phone: string, reason: string) {
    const changed = await act.send(call, { id: memberId, phone, reason }, saved)
    if (changed) onChanged(changed)
    return changed
  }

  return (
    <section className={styles.form}>
      <h3>{t('member.linked')}</h3>
      <p className={styles.muted}>{t('member.linkedText')}</p>
      <ul className={styles.rows}>
        {phones.map(({ phone, linked_by, linked_at, confirmed_at }) => (
          <li key={phone} className={styles.item}>
            <span>
              <span className="phone">{phone}</span>{' '}
              <span className={styles.muted}>
                {t('member.linkedBy', { vid: String(linked_by), time: formatHistoryTime(linked_at) })}
              </span>
            </span>
            {confirmed_at !== null ? (
              <span>{t('member.linkConfirmed', { time: formatHistoryTime(confirmed_at) })}</span>
            ) : asked === phone ? (
              <ReasonForm
                label={t('member.reason')}
                button={t('member.confirmPhone')}
                act={act}
                onSend={(reason) => confirm(phone, reason)}
                onBack={() => setAsked(undefined)}
              />
            ) : (
              <div>
                <Button call={call} look="second" onClick={() => setAsked(phone)}>
                  {t('member.confirmPhone')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
