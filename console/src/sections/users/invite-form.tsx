import type { StaffRole } from '@teeviet/contract/rules/permissions'
import { type FormEvent, useState } from 'react'
import { staffCall } from '../../api/staff-call.ts'
import styles from '../../forms/desk.module.css'
import { FormFoot } from '../../forms/form-foot.tsx'
import { useAct } from '../../forms/use-act.ts'
import { useNeeded } from '../../forms/use-needed.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Field } from '../../kit/field.tsx'
import { useStaff } from '../../session/use-staff.tsx'
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
  const staff = useStaff()
  const act = useAct()
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const [roles, setRoles] = useState<StaffRole[]>(['staff'])

  const { form, needed, isWhole } = useNeeded()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isWhole()) return
    act.run(async () => {
      onInvited(await staffCall(staff, 'POST /api/staff/users', { email, name: name.trim(), roles }))
    })
  }

  return (
    <form ref={form} className={styles.open} onSubmit={submit} noValidate>
      <h2 className={styles.heading}>{t('user.invite')}</h2>
      <div className={styles.fields}>
        <Field
          label={t('user.email')}
          type="email"
          autoComplete="off"
          autoFocus
          maxLength={254}
          value={email}
          {...needed(email)}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Field
          label={t('user.name')}
          autoComplete="off"
          maxLength={100}
          value={name}
          {...needed(name)}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </div>
      <RoleTicks chosen={roles} onChange={setRoles} />
      <FormFoot act={act} label={t('user.invite')} onBack={onBack} />
    </form>
  )
}
