import { listOfNames } from '@teeviet/contract/rules/list-of-names'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import { ActsAudit } from '../../audit/acts-audit.tsx'
import { ReasonForm } from '../../forms/reason-form.tsx'
import { useAct } from '../../forms/use-act.ts'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { confirm } from '../../kit/confirm.ts'
import { Problem } from '../../kit/problem.tsx'
import { StatusBadge, type StatusTone } from '../../kit/status-badge.tsx'
import { useRead } from '../../session/use-read.ts'
import { useStaff } from '../../session/use-staff.tsx'
import styles from '../../theme/layout.module.css'
import { ClubAccess } from './club-access.tsx'
import type { GivenLink, StaffUser } from './staff-user.ts'
import { usePermissionWords } from './use-permission-words.ts'
import { UserForm } from './user-form.tsx'

const tones: Record<StaffUser['state'], StatusTone> = {
  active: 'good',
  invited: 'waiting',
  disabled: 'quiet',
}

type UserRowProps = { user: StaffUser; onLink: (given: GivenLink) => void }

/** One account, with what can be done about it. */
export function UserRow({ user, onLink }: UserRowProps) {
  const t = useT('staff-people')
  const language = useLanguage()
  const permissions = useT('staff-permissions')
  const words = usePermissionWords()
  const back = useT('staff-admin')('back')
  const staff = useStaff()
  const act = useAct()
  const [form, setForm] = useState<'edit' | 'disable'>()
  const { id, state } = user
  const { data: courses = [] } = useRead('GET /api/staff/courses', { q: '' })
  const limits = courses.filter((course) => user.course_ids.includes(course.id)).map(({ title }) => title)

  /** Asks for a confirmation before signing an active colleague out. */
  async function renewPassword() {
    const isSure =
      state !== 'active' ||
      id === staff.id ||
      (await confirm({
        title: t('user.resetPassword'),
        message: t('user.resetQuestion', { name: user.name }),
        confirm: t('user.resetPassword'),
        cancel: back,
        danger: true,
      }))
    const given = isSure && (await act.send('POST /api/staff/users/:id/password-link', { id }))
    if (given) onLink(given)
  }

  async function resetFactor() {
    const isSure = await confirm({
      title: t('factor.reset'),
      message: t('factor.resetQuestion', { name: user.name }),
      confirm: t('factor.reset'),
      cancel: back,
      danger: true,
    })
    if (isSure) await act.send('POST /api/staff/users/:id/reset-factor', { id })
  }

  return (
    <article className={styles.item} aria-label={user.email}>
      <div className={styles.head}>
        <span>
          <strong>{user.name}</strong> <span className={styles.muted}>{user.email}</span>
          <br />
          {listOfNames(user.roles.map(words), language)}
          <span className={styles.muted}>
            {' ·\u00a0'}
            {user.signed_in_at === null
              ? t('user.neverIn')
              : t('user.lastIn', { time: formatHistoryTime(user.signed_in_at) })}
          </span>
          {limits.length > 0 && (
            <>
              <br />
              <span className={styles.muted}>
                {t('user.onlyAt', { courses: listOfNames(limits, language) })}
              </span>
            </>
          )}
          {user.withheld.length > 0 && (
            <>
              <br />
              <span className={styles.muted}>
                {permissions('lacks', { permissions: listOfNames(user.withheld.map(words), language) })}
              </span>
            </>
          )}
        </span>
        <StatusBadge tone={tones[state]}>{t(`user.state.${state}`)}</StatusBadge>
      </div>
      {form === 'edit' && <UserForm user={user} onBack={() => setForm(undefined)} />}
      {form === 'disable' && (
        <ReasonForm
          label={t('user.disableReason')}
          button={t('user.disable')}
          danger
          act={act}
          onSend={(reason) => act.send('POST /api/staff/users/:id/disable', { id, reason })}
          onBack={() => setForm(undefined)}
        />
      )}
      {form === undefined && (
        <div className={styles.buttons}>
          <Button call="POST /api/staff/users/:id" look="second" onClick={() => setForm('edit')}>
            {t('user.edit')}
          </Button>
          {state === 'disabled' ? (
            <Button
              call="POST /api/staff/users/:id/enable"
              look="quiet"
              busy={act.busy}
              onClick={() => act.send('POST /api/staff/users/:id/enable', { id })}
            >
              {t('user.enable')}
            </Button>
          ) : (
            <>
              <Button
                call="POST /api/staff/users/:id/password-link"
                look="quiet"
                busy={act.busy}
                onClick={renewPassword}
              >
                {t(state === 'invited' ? 'user.newLink' : 'user.resetPassword')}
              </Button>
              {user.has_factor === 1 && id !== staff.id && (
                <Button
                  call="POST /api/staff/users/:id/reset-factor"
                  look="quiet"
                  busy={act.busy}
                  onClick={resetFactor}
                >
                  {t('factor.reset')}
                </Button>
              )}
              <Button
                call="POST /api/staff/users/:id/disable"
                look="quiet"
                onClick={() => setForm('disable')}
              >
                {t('user.disable')}
              </Button>
            </>
          )}
          <Problem>{act.problem}</Problem>
        </div>
      )}
      {user.roles.includes('club') && state !== 'disabled' && <ClubAccess user={user} />}
      <ActsAudit acts={user.history} words={words} />
    </article>
  )
}
