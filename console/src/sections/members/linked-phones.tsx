import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import { staffCall } from '../../api/staff-call.ts'
import styles from '../../forms/desk.module.css'
import { ReasonForm } from '../../forms/reason-form.tsx'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { showToast } from '../../kit/toast.ts'
import { IfMayCall } from '../../session/if-may-call.tsx'
import { useStaff } from '../../session/use-staff.tsx'
import type { StaffMember } from './member-panel.tsx'

/** The phones others have linked to a golfer; each signs in only once it was confirmed here. */
export function LinkedPhones({
  memberId,
  phones,
  onChanged,
}: {
  memberId: number
  phones: NonNullable<StaffMember['private']>['linked_phones']
  onChanged: (changed: StaffMember) => void
}) {
  const t = useT('staff-people')
  const desk = useT('staff-desk')
  const staff = useStaff()
  const act = useAct()
  const [asked, setAsked] = useState<string>()
  if (phones.length === 0) return null

  async function confirm(phone: string, reason: string) {
    const isDone = await act.run(async () =>
      onChanged(
        await staffCall(staff, 'POST /api/staff/members/:id/confirm-phone', { id: memberId, phone, reason }),
      ),
    )
    if (!isDone) return
    setAsked(undefined)
    showToast('success', desk('saved'))
  }

  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('member.linked')}</h3>
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
              <IfMayCall call="POST /api/staff/members/:id/confirm-phone">
                <div>
                  <Button size="small" look="second" onClick={() => setAsked(phone)}>
                    {t('member.confirmPhone')}
                  </Button>
                </div>
              </IfMayCall>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
