import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '../../features/staff/settings/settings-page.tsx'
import { pageHead } from '../../shell/head.ts'

export const Route = createFileRoute('/staff/settings')({
  staticData: { areas: ['staff', 'staff-desk', 'staff-golf', 'staff-settings'], chrome: 'none' },
  head: ({ match }) =>
    pageHead(match.context, { title: match.context.texts.of('staff-desk')('nav.settings') }),
  component: StaffSettingsPage,
})

/** Site settings: the company, how it is reached, where golfers are led, the image pages. */
function StaffSettingsPage() {
  return <SettingsPage />
}
