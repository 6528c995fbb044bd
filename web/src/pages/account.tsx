import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '../features/account/account-page.tsx'
import { MembersOnly } from '../features/bookings/members-only.tsx'
import { useT } from '../i18n/use-texts.tsx'
import { pageHead } from '../shell/head.ts'
import { Page } from '../ui/page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export const Route = createFileRoute('/wap/account')({
  staticData: { areas: ['account-settings', 'bill'] },
  head: ({ match }) =>
    pageHead(match.context, { title: match.context.texts.of('account-settings')('title') }),
  component: AccountSettingsPage,
})

/** Where a golfer is signed in, and what is kept about them. */
function AccountSettingsPage() {
  const t = useT('account-settings')
  return (
    <Page title={t('title')} back="/wap" narrow>
      <MembersOnly reason="account" waiting={<Skeleton lines={6} />}>
        {(session) => <AccountPage session={session} />}
      </MembersOnly>
    </Page>
  )
}
