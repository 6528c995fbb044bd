import { permissionNames, staffRoles } from '@teeviet/contract/rules/permissions'
import { useT } from '../../i18n/use-texts.tsx'

/** The words of a role, of a permission, or of both as the audit log has them: `staff: bookings.confirm`. */
export function usePermissionWords(): (name: string) => string {
  const t = useT('staff-permissions')
  const staff = useT('staff')

  function wordsOf(name: string): string {
    const role = staffRoles.find((one) => one === name)
    if (role) return staff(`role.${role}`)
    const permission = permissionNames.find((one) => one === name)
    return permission ? t(`may.${permission}`) : name
  }

  return (name) => {
    const [role = '', permission] = name.split(': ')
    return permission === undefined
      ? wordsOf(role)
      : t('cell', { role: wordsOf(role), permission: wordsOf(permission) })
  }
}
