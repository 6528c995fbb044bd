import { createFileRoute } from '@tanstack/react-router'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import { useT } from '../i18n/use-texts.tsx'
import { Button } from '../kit/button.tsx'
import { CopyRow } from '../kit/copy-row.tsx'
import { List } from '../lists/list.tsx'
import { Page } from '../lists/page.tsx'
import type { GivenLink } from '../sections/users/staff-user.ts'
import { UserForm } from '../sections/users/user-form.tsx'
import { UserRow } from '../sections/users/user-row.tsx'
import { useRead } from '../session/use-read.ts'
import styles from '../theme/layout.module.css'

/** The accounts of the operator's own people. */
export const Route = createFileRoute('/staff/users')({
  staticData: { title: ['staff-admin', 'nav.users'], call: 'GET /api/staff/users' },
  component: UsersPage,
})

/** The accounts of the operator's own people: inviting, roles, disabling, new passwords. */
function UsersPage() {
  const t = useT('staff-people')
  const list = useRead('GET /api/staff/users', {})
  const [isNew, setNew] = useState(false)
  const [given, setGiven] = useState<GivenLink>()
  return (
    <Page
      add={
        !isNew && (
          <Button call="POST /api/staff/users" look="second" icon="add" onClick={() => setNew(true)}>
            {t('user.invite')}
          </Button>
        )
      }
    >
      {given && (
        <section className={styles.panel} aria-live="polite">
          <p>{t('user.linkFor', { name: given.user.name, time: formatHistoryTime(given.link_until) })}</p>
          <CopyRow label={t('user.link')} value={given.link} />
          <div>
            <Button look="quiet" onClick={() => setGiven(undefined)}>
              {t('user.linkDone')}
            </Button>
          </div>
        </section>
      )}
      {isNew && <UserForm user={null} onInvited={setGiven} onBack={() => setNew(false)} />}
      <List query={list} lines={6} empty="">
        {(user) => <UserRow key={user.revision} user={user} onLink={setGiven} />}
      </List>
    </Page>
  )
}
