import { createFileRoute } from '@tanstack/react-router'
import { textsOf } from '../i18n/texts.ts'
import { UsersPage } from '../sections/users/users-page.tsx'

/** The accounts of the operator's own people. */
export const Route = createFileRoute('/staff/users')({
  staticData: { title: () => textsOf('staff-desk')('nav.users'), call: 'GET /api/staff/users' },
  component: UsersPage,
})
