import { formatHistoryTime } from '@teeviet/contract/rules/dates'
import { listOfNames } from '@teeviet/contract/rules/list-of-names'
import { useState } from 'react'
import type { DataOf } from '../../../api/calls.ts'
import { openDialog } from '../../../dialogs/open.ts'
import { useLanguage, useT } from '../../../i18n/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx'
import styles from '../desk/desk.module.css'
import { ReasonForm } from '../desk/reason-form.tsx'
import { Trail } from '../desk/trail.tsx'
import { useAct } from '../desk/use-act.ts'
import { Problem } from '../frame/problem.tsx'
import { staffCall } from '../staff-call.ts'
import { useStaff } from '../use-staff.tsx'
import { EditUser } from './edit-user.tsx'
import { staffRoles } from './role-ticks.tsx'

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
      (await openDialog('confirm', {
        title: t('user.resetPassword'),
        message: t('user.resetQuestion', { name: user.name }),
        confirm: t('user.resetPassword'),
        cancel: desk('back'),
        danger: true,
      })) === true
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
      <Trail acts={user.history} words={roleWords} />
    </article>
  )

  function roleWords(name: string): string {
    const role = staffRoles.find((one) => one === name)
    return role === undefined ? name : words(`role.${role}`)
  }
}
