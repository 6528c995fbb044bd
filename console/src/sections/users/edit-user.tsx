import type { StaffRole } from '@teeviet/contract/rules/permissions'
import { type FormEvent, useState } from 'react'
import styles from '../../forms/desk.module.css'
import { FormFoot } from '../../forms/form-foot.tsx'
import type { Act } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Field } from '../../kit/field.tsx'
import { RoleTicks } from './role-ticks.tsx'
import type { StaffUser } from './user-row.tsx'

/** The name and the roles of an account. */
export function EditUser({
  user,
  act,
  onSave,
  onBack,
}: {
  user: StaffUser
  act: Act
  onSave: (name: string, roles: StaffRole[]) => void
  onBack: () => void
}) {
  const t = useT('staff-people')
  const [name, setName] = useState(user.name)
  const [roles, setRoles] = useState<StaffRole[]>(user.roles)
  function submit(event: FormEvent) {
    event.preventDefault()
    onSave(name.trim(), roles)
  }
  return (
    <form className={styles.part} onSubmit={submit} noValidate>
      <Field
        label={t('user.name')}
        maxLength={100}
        autoFocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <RoleTicks chosen={roles} onChange={setRoles} />
      <FormFoot act={act} onBack={onBack} />
    </form>
  )
}
