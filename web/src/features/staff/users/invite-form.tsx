import { type FormEvent, useState } from 'react'
import { useT } from '../../../i18n/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import styles from '../desk/desk.module.css'
import { useAct } from '../desk/use-act.ts'
import { staffCall } from '../staff-call.ts'
import type { StaffRole } from '../staff-session.ts'
import { useStaff } from '../use-staff.tsx'
import { RoleTicks } from './role-ticks.tsx'
import type { GivenLink } from './user-row.tsx'

/** Invites somebody to the console by email, name and roles. */
export function InviteForm({
  onBack,
  onInvited,
}: {
  onBack: () => void
  onInvited: (given: GivenLink) => void
}) {
  const t = useT('staff-people')
  const desk = useT('staff-desk')
  const staff = useStaff()
  const act = useAct()
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const [roles, setRoles] = useState<StaffRole[]>(['staff'])

  function submit(event: FormEvent) {
    event.preventDefault()
    act.run(async () => {
      onInvited(await staffCall(staff, 'POST /api/staff/users', { email, name: name.trim(), roles }))
    })
  }

  return (
    <form className={styles.open} onSubmit={submit} noValidate>
      <h2 className={styles.heading}>{t('user.invite')}</h2>
      <div className={styles.fields}>
        <Field
          label={t('user.email')}
          type="email"
          autoComplete="off"
          autoFocus
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Field
          label={t('user.name')}
          autoComplete="off"
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </div>
      <RoleTicks chosen={roles} onChange={setRoles} />
      <p role="alert" className={styles.problem}>
        {act.problem}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" size="small" busy={act.busy}>
          {t('user.invite')}
        </Button>
        <Button size="small" look="quiet" onClick={onBack}>
          {desk('back')}
        </Button>
      </div>
    </form>
  )
}
