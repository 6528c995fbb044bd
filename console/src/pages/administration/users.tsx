import { createFileRoute } from '@tanstack/react-router'
import { flag, oneOf, searchOf } from '@teeviet/contract/display/search-params'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { CopyRow } from '../../kit/copy-row.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { List } from '../../lists/list.tsx'
import { ListTabs } from '../../lists/list-tabs.tsx'
import { Page } from '../../lists/page.tsx'
import { useSearchChange } from '../../lists/use-search-change.ts'
import { RolePermissions } from '../../sections/users/role-permissions.tsx'
import type { GivenLink } from '../../sections/users/staff-user.ts'
import { UserForm } from '../../sections/users/user-form.tsx'
import { UserRow } from '../../sections/users/user-row.tsx'
import { IfMayCall } from '../../session/if-may-call.tsx'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'

const tabs = ['accounts', 'permissions'] as const

export const Route = createFileRoute('/staff/users')({
  staticData: {
    title: ['staff-admin', 'nav.users'],
    call: 'GET /api/staff/users',
    adds: [{ call: 'POST /api/staff/users', text: ['staff-people', 'user.invite'], search: { invite: 1 } }],
  },
  validateSearch: searchOf({ tab: oneOf(...tabs), invite: flag }),
  component: UsersPage,
})

/** The accounts of the console: inviting, roles, disabling, new passwords; and what each role may do. */
function UsersPage() {
  const permissions = useT('staff-permissions')
  const { tab = 'accounts', invite } = Route.useSearch()
  const change = useSearchChange<{ invite: undefined }>()
  return (
    <Page showsAdds={tab === 'accounts' && !invite}>
      <ListTabs
        names={tabs}
        chosen={tab}
        text={(name) => permissions(`tab.${name}`)}
        link={(name) => ({ to: '/staff/users', search: name === 'accounts' ? {} : { tab: name } })}
      />
      {tab === 'accounts' ? (
        <Accounts isNew={invite === 1} onBack={() => change({ invite: undefined })} />
      ) : (
        <Permissions />
      )}
    </Page>
  )
}

function Accounts({ isNew, onBack }: { isNew: boolean; onBack: () => void }) {
  const t = useT('staff-people')
  const list = useRead('GET /api/staff/users', {})
  const [given, setGiven] = useState<GivenLink>()
  return (
    <>
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
      {isNew && (
        <IfMayCall call="POST /api/staff/users">
          <UserForm user={null} onInvited={setGiven} onBack={onBack} />
        </IfMayCall>
      )}
      <List query={list} lines={6} empty="">
        {(user) => <UserRow key={user.revision} user={user} onLink={setGiven} />}
      </List>
    </>
  )
}

function Permissions() {
  const query = useRead('GET /api/staff/permissions', {})
  return (
    <Loaded query={query} lines={12}>
      {(stored) => <RolePermissions stored={stored} />}
    </Loaded>
  )
}
