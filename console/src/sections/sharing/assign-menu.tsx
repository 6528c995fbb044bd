import { Menu } from '@mantine/core'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { useRead } from '../../session/use-read.ts'
import { useStaff } from '../../session/use-staff.tsx'

type AssignMenuProps = {
  /** The courses of the bookings: who is limited to others cannot have them. */
  courses: readonly number[]
  /** Who has all of the bookings already. */
  holder?: number | undefined
  busy: boolean
  onAssign: (staffId: number) => void
}

/** The colleagues a booking can be handed to, or several. */
export function AssignMenu({ courses, holder, busy, onAssign }: AssignMenuProps) {
  const t = useT('staff-sharing')
  const me = useStaff()
  const { data = [] } = useRead('GET /api/staff/colleagues', {}, { staleTime: 60_000 })
  const others = data.filter(
    ({ id, course_ids: own }) =>
      id !== me.id && id !== holder && (own.length === 0 || courses.every((course) => own.includes(course))),
  )
  if (others.length === 0) return null
  return (
    <Menu position="bottom-start" shadow="md">
      <Menu.Target>
        <Button look="second" size="compact-sm" icon="players" busy={busy}>
          {t('assign')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {others.map(({ id, name }) => (
          <Menu.Item key={id} onClick={() => onAssign(id)}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
