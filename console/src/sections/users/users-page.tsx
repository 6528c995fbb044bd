import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { staffQuery } from '../../api/staff-call.ts'
import styles from '../../forms/desk.module.css'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { IfMayCall } from '../../session/if-may-call.tsx'
import { useStaff } from '../../session/use-staff.tsx'
import { InviteForm } from './invite-form.tsx'
import { PasswordLink } from './password-link.tsx'
import { type GivenLink, UserRow } from './user-row.tsx'

/** The accounts of the operator's own people: inviting, roles, disabling, new passwords. */
export function UsersPage() {
  const t = useT('staff-people')
  const desk = useT('staff-desk')
  const staff = useStaff()
  const client = useQueryClient()
  const query = staffQuery(staff, 'GET /api/staff/users', {})
  const list = useQuery(query)
  const [isNew, setNew] = useState(false)
  const [given, setGiven] = useState<GivenLink>()
  const reload = () => client.invalidateQueries({ queryKey: query.queryKey })
  function give(link: GivenLink) {
    setGiven(link)
    setNew(false)
    reload()
  }
  return (
    <section className={styles.page}>
      <div className={styles.list}>
        <div className={styles.head}>
          <h1 className={styles.title}>{desk('nav.users')}</h1>
          {!isNew && (
            <IfMayCall call="POST /api/staff/users">
              <Button size="small" look="second" icon="add" onClick={() => setNew(true)}>
                {t('user.invite')}
              </Button>
            </IfMayCall>
          )}
        </div>
        {given && <PasswordLink given={given} onDone={() => setGiven(undefined)} />}
        {isNew && <InviteForm onBack={() => setNew(false)} onInvited={give} />}
        {list.isPending && <Skeleton lines={6} />}
        {list.isError && !list.data && (
          <ErrorState error={list.error} onRetry={() => list.refetch()} busy={list.isFetching} />
        )}
        <ul className={styles.rows} aria-label={desk('nav.users')}>
          {list.data?.map((user) => (
            <li key={user.id}>
              <UserRow key={user.revision} user={user} onChanged={reload} onLink={give} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
