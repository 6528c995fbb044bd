import { listOfNames } from '@teeviet/contract/rules/list-of-names'
import { staffRoles } from '@teeviet/contract/rules/permissions'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import type { DataOf } from '../../api/call.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActsAudit } from '../../audit/acts-audit.tsx'
import styles from '../../forms/desk.module.css'
import { ReasonForm } from '../../forms/reason-form.tsx'
import { useAct } from '../../forms/use-act.ts'
import { Problem } from '../../frame/problem.tsx'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { confirm } from '../../kit/confirm.ts'
import { StatusBadge, type StatusTone } from '../../kit/status-badge.tsx'
import { useStaff } from '../../session/use-staff.tsx'
import { EditUser } from './edit-user.tsx'

export type StaffUser = DataOf<'GET /api/staff/users'>[number]
export type GivenLink = DataOf<'POST /api/staff/users'>

const tones: Record<StaffUser['state'], StatusTone> = {
  active: 'good',
  invited: 'waiting',
  disabled: 'quiet',
}

/** One account, with what can be done about it. */
export function UserRow({
  user,
  onChanged,
  onLink,
}: {
  user: StaffUser
  onChanged: () => void
  onLink: (given: GivenLink) => void
}) {
  const t = useT('staff-people')
  const language = useLanguage()
  const words = useT('staff')
  const desk = useT('staff-desk')
  const staff = useStaff()
  const act = useAct()
  const [form, setForm] = useState<'edit' | 'disable'>()
  const { id, state } = user

  async function take(work: () => Promise<unknown>) {
    if (!(await act.run(work))) return
    setForm(undefined)
    onChanged()
  }

  /** Asks once more where a colleague who is at work would be thrown out. */
  async function renewPassword() {
    const isSure =
      state !== 'active' ||
      id === staff.id ||
      (await confirm({
        title: t('user.resetPassword'),
        message: t('user.resetQuestion', { name: user.name }),
        confirm: t('user.resetPassword'),
        cancel: desk('back'),
        danger: true,
      }))
    if (!isSure) return
    await act.run(async () =>
      onLink(await staffCall(staff, 'POST /api/staff/users/:id/password-link', { id })),
    )
  }

  return (
    <article className={styles.item} aria-label={user.email}>
      <div className={styles.head}>
        <span>
          <strong>{user.name}</strong> <span className={styles.muted}>{user.email}</span>
          <br />
          {listOfNames(
            user.roles.map((role) => words(`role.${role}`)),
            language,
          )}
          <span className={styles.muted}>
            {' ·\u00a0'}
            {user.signed_in_at === null
              ? t('user.neverIn')
              : t('user.lastIn', { time: formatHistoryTime(user.signed_in_at) })}
          </span>
        </span>
        <StatusBadge tone={tones[state]}>{t(`user.state.${state}`)}</StatusBadge>
      </div>
      {form === 'edit' && (
        <EditUser
          user={user}
          act={act}
          onSave={(name, roles) =>
            take(() =>
              staffCall(staff, 'POST /api/staff/users/:id', { id, revision: user.revision, name, roles }),
            )
          }
          onBack={() => setForm(undefined)}
        />
      )}
      {form === 'disable' && (
        <ReasonForm
          label={t('user.disableReason')}
          button={t('user.disable')}
          danger
          act={act}
          onSend={(reason) =>
            take(() => staffCall(staff, 'POST /api/staff/users/:id/disable', { id, reason }))
          }
          onBack={() => setForm(undefined)}
        />
      )}
      {form === undefined && (
        <div className={styles.buttons}>
          <Button size="small" look="second" onClick={() => setForm('edit')}>
            {t('user.edit')}
          </Button>
          {state === 'disabled' ? (
            <Button
              size="small"
              look="quiet"
              busy={act.busy}
              onClick={() => take(() => staffCall(staff, 'POST /api/staff/users/:id/enable', { id }))}
            >
              {t('user.enable')}
            </Button>
          ) : (
            <>
              <Button size="small" look="quiet" busy={act.busy} onClick={renewPassword}>
                {t(state === 'invited' ? 'user.newLink' : 'user.resetPassword')}
              </Button>
              <Button size="small" look="quiet" onClick={() => setForm('disable')}>
                {t('user.disable')}
              </Button>
            </>
          )}
          <Problem>{act.problem}</Problem>
        </div>
      )}
      <ActsAudit acts={user.history} words={roleWords} />
    </article>
  )

  function roleWords(name: string): string {
    const role = staffRoles.find((one) => one === name)
    return role === undefined ? name : words(`role.${role}`)
  }
}
