import { type StaffRole, staffRoles } from '@teeviet/contract/rules/permissions'
import styles from '../../forms/desk.module.css'
import { useT } from '../../i18n/use-texts.tsx'
import { Checkbox } from '../../kit/field.tsx'

/** Which roles somebody has, each with what it may. */
export function RoleTicks({
  chosen,
  onChange,
}: {
  chosen: readonly StaffRole[]
  onChange: (roles: StaffRole[]) => void
}) {
  const t = useT('staff-people')
  const staff = useT('staff')
  return (
    <fieldset className={styles.part}>
      <legend>{t('user.roles')}</legend>
      {staffRoles.map((role) => (
        <Checkbox
          key={role}
          checked={chosen.includes(role)}
          onChange={(event) =>
            onChange(
              staffRoles.filter((one) => (one === role ? event.currentTarget.checked : chosen.includes(one))),
            )
          }
        >
          {staff(`role.${role}`)} <span className={styles.muted}>{t(`user.may.${role}`)}</span>
        </Checkbox>
      ))}
    </fieldset>
  )
}
