import { useT } from '../../../i18n/use-texts.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import styles from '../desk/desk.module.css'
import type { StaffRole } from '../staff-session.ts'

export const staffRoles = ['staff', 'sales', 'admin'] as const

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
