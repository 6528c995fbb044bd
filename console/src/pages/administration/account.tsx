import { createFileRoute } from '@tanstack/react-router'
import { Page } from '../../lists/page.tsx'
import { OwnFactor } from '../../sections/account/own-factor.tsx'
import { OwnNotices } from '../../sections/account/own-notices.tsx'
import { OwnPasskeys } from '../../sections/account/own-passkeys.tsx'
import { OwnSessions } from '../../sections/account/own-sessions.tsx'
import { IfMayCall } from '../../session/if-may-call.tsx'

/** The signed-in staff member's own account. */
export const Route = createFileRoute('/staff/account')({
  staticData: { title: ['staff-people', 'sessions.title'], call: 'GET /api/staff/sessions' },
  component: AccountPage,
})

function AccountPage() {
  return (
    <Page>
      <IfMayCall call="GET /api/staff/notices">
        <OwnNotices />
      </IfMayCall>
      <OwnFactor />
      <OwnPasskeys />
      <OwnSessions />
    </Page>
  )
}
