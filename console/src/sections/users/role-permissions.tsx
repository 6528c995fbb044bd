import { Checkbox } from '@mantine/core'
import {
  type ChangeableRole,
  isChangeable,
  type RoleException,
  roleHolds,
  type StaffPermission,
} from '@teeviet/contract/rules/permissions'
import clsx from 'clsx'
import type { DataOf } from '../../api/call.ts'
import { ActsAudit } from '../../audit/acts-audit.tsx'
import { Form } from '../../forms/form.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { columnsOf, DataTable } from '../../lists/data-table.tsx'
import styles from '../../theme/layout.module.css'
import {
  inOrder,
  type PermissionArea,
  permissionAreas,
  permissionsIn,
  rolesIn,
  toggled,
} from './role-exceptions.ts'
import tableStyles from './role-permissions.module.css'
import { usePermissionWords } from './use-permission-words.ts'

type Stored = DataOf<'GET /api/staff/permissions'>
type Draft = { exceptions: readonly RoleException[] }

/** What each role may do, by area: one form, saved together. */
export function RolePermissions({ stored }: { stored: Stored }) {
  const t = useT('staff-permissions')
  const saved = useT('staff-admin')('saved')
  const words = usePermissionWords()
  const form = useDraft<Draft>(() => ({ exceptions: exceptionsOf(stored) }), { version: stored.version })
  const { exceptions } = form.values
  const toggle = (role: ChangeableRole, permission: StaffPermission) =>
    form.setFieldValue('exceptions', toggled(exceptions, role, permission))

  return (
    <div className={clsx(styles.form, tableStyles.page)}>
      <p className={styles.muted}>{t('lead')}</p>
      <Form
        form={form}
        call="POST /api/staff/permissions"
        onSend={() =>
          form.send(
            'POST /api/staff/permissions',
            { version: form.version, exceptions: onWire(exceptions) },
            saved,
          )
        }
        stickyFoot
        more={
          exceptions.length > 0 && (
            <Button look="quiet" onClick={() => form.setFieldValue('exceptions', [])}>
              {t('reset')}
            </Button>
          )
        }
      >
        {exceptions.length > 0 && (
          <p role="status" className={styles.note}>
            {t('differences', { n: exceptions.length })}
          </p>
        )}
        {permissionAreas.map((area) => (
          <AreaTable key={area} area={area} exceptions={exceptions} onToggle={toggle} />
        ))}
      </Form>
      <ActsAudit acts={stored.history} words={words} />
    </div>
  )
}

function exceptionsOf({ exceptions }: Stored): readonly RoleException[] {
  return inOrder(
    exceptions.map(({ role, permission, is_granted }) => ({ role, permission, isGranted: is_granted === 1 })),
  )
}

function onWire(exceptions: readonly RoleException[]) {
  return exceptions.map(({ role, permission, isGranted }) => ({ role, permission, is_granted: isGranted }))
}

type Row = { permission: StaffPermission }

type CellProps = {
  exceptions: readonly RoleException[]
  onToggle: (role: ChangeableRole, permission: StaffPermission) => void
}

/** The permissions of one area: a row each, with a column for each role that may have them. */
function AreaTable({ area, ...cell }: CellProps & { area: PermissionArea }) {
  const t = useT('staff-permissions')
  const role = useT('staff')
  const roles = rolesIn(area)
  const title = t(`area.${area}`)
  const columns = [
    ...columnsOf<Row, 'permission'>(() => title, {
      permission: ({ permission }) => t(`may.${permission}`),
    }),
    ...roles.map((one) => ({
      id: one,
      header: role(`role.${one}`),
      className: tableStyles.role,
      cell: ({ permission }: Row) => <Cell role={one} permission={permission} {...cell} />,
    })),
  ]
  const rows = permissionsIn(area).map((permission) => ({ permission }))
  return <DataTable label={title} rows={rows} columns={columns} idOf={({ permission }) => permission} />
}

function Cell({
  role,
  permission,
  exceptions,
  onToggle,
}: CellProps & { role: ChangeableRole; permission: StaffPermission }) {
  const t = useT('staff-permissions')
  const words = usePermissionWords()
  const isDefault = roleHolds(role, permission)
  const isHeld = roleHolds(role, permission, exceptions)
  return (
    <>
      <Checkbox
        aria-label={words(`${role}: ${permission}`)}
        checked={isHeld}
        disabled={!isChangeable(role, permission)}
        onChange={() => onToggle(role, permission)}
      />
      {isHeld !== isDefault && (
        <span className={tableStyles.changed}>{t(isDefault ? 'default.yes' : 'default.no')}</span>
      )}
    </>
  )
}
