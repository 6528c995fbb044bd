import { createFileRoute } from '@tanstack/react-router'
import { UsersPage } from '../../features/staff/users/users-page.tsx'
import { pageHead } from '../../shell/head.ts'

/** The accounts of the operator's own people. */
export const Route = createFileRoute('/staff/users')({
  staticData: { areas: ['staff', 'staff-desk', 'staff-people'], chrome: 'none' },
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('staff-desk')('nav.users') }),
  component: UsersPage,
})
