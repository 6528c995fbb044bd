import { Checkbox, TextInput } from '@mantine/core'
import { clubPermissions, staffRoles } from '@teeviet/contract/rules/permissions'
import { Form } from '../../forms/form.tsx'
import { missingOf, useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import styles from '../../theme/layout.module.css'
import { CourseSet } from './course-set.tsx'
import type { GivenLink, StaffUser } from './staff-user.ts'

type UserFormProps = { user: StaffUser | null; onInvited?: (given: GivenLink) => void; onBack: () => void }

/** A staff account and its roles, each with its permissions; a new one is invited. */
export function UserForm({ user, onInvited, onBack }: UserFormProps) {
  const t = useT('staff-people')
  const role = useT('staff')
  const permissions = useT('staff-permissions')
  const form = useDraft(
    () => ({
      email: '',
      name: user?.name ?? '',
      roles: user?.roles ?? ['staff' as const],
      course_ids: (user?.course_ids ?? []).map(String),
      may: clubPermissions.filter((permission) => !user?.withheld.includes(permission)),
    }),
    { check: (typed) => missingOf(typed, user ? ['name'] : ['email', 'name']) },
  )

  async function send({ email, name, roles, course_ids: chosen, may }: typeof form.values) {
    const isClub = roles.includes('club')
    const account = {
      name: name.trim(),
      roles,
      course_ids: chosen.map(Number),
      withheld: isClub ? clubPermissions.filter((permission) => !may.includes(permission)) : [],
    }
    if (user) {
      const which = { id: user.id, revision: user.revision }
      return form.send('POST /api/staff/users/:id', { ...which, ...account })
    }
    const given = await form.send('POST /api/staff/users', { email, ...account })
    if (given) onInvited?.(given)
    return given
  }

  return (
    <Form panel={!user} form={form} label={user ? undefined : t('user.invite')} onSend={send} onBack={onBack}>
      {!user && <h2>{t('user.invite')}</h2>}
      <div className={styles.fields}>
        {!user && (
          <TextInput
            label={t('user.email')}
            type="email"
            autoFocus
            maxLength={254}
            {...form.getInputProps('email')}
          />
        )}
        <TextInput
          label={t('user.name')}
          autoFocus={user !== null}
          maxLength={100}
          {...form.getInputProps('name')}
        />
      </div>
      <Checkbox.Group label={t('user.roles')} {...form.getInputProps('roles')}>
        {staffRoles.map((one) => (
          <Checkbox key={one} value={one} label={role(`role.${one}`)} description={t(`user.may.${one}`)} />
        ))}
      </Checkbox.Group>
      <CourseSet isOfClub={form.values.roles.includes('club')} {...form.getInputProps('course_ids')} />
      {form.values.roles.includes('club') && (
        <Checkbox.Group
          label={permissions('limits')}
          description={permissions('limitsHint')}
          {...form.getInputProps('may')}
        >
          {clubPermissions.map((permission) => (
            <Checkbox key={permission} value={permission} label={permissions(`may.${permission}`)} />
          ))}
        </Checkbox.Group>
      )}
    </Form>
  )
}
