import { createFileRoute } from '@tanstack/react-router'
import { MembersOnly } from '#account/login/members-only.tsx'
import { AccountPage } from '#account/settings/account-page.tsx'
import { useT } from '#i18n/use-texts.tsx'
import { titled } from '#site/head.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/layout/page.tsx'

export const Route = createFileRoute('/wap/account')({
  staticData: { areas: ['account-settings', 'bill'] },
  head: titled('account-settings', 'title'),
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
