import { createFileRoute } from '@tanstack/react-router'
import { textsOf } from '../i18n/texts.ts'
import { SettingsPage } from '../sections/settings/settings-page.tsx'

export const Route = createFileRoute('/staff/settings')({
  staticData: { title: () => textsOf('staff-desk')('nav.settings'), call: 'GET /api/staff/settings' },
  component: StaffSettingsPage,
})

/** Site settings: the company, how it is reached, where golfers are led, the image pages. */
function StaffSettingsPage() {
  return <SettingsPage />
}
