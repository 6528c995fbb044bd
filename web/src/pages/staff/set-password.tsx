import { createFileRoute } from '@tanstack/react-router'
import { SetPasswordForm } from '../../features/staff/users/set-password-form.tsx'
import { pageHead } from '../../shell/head.ts'

/** Where the link of an invitation leads: setting a password, once. */
export const Route = createFileRoute('/staff/set-password')({
  staticData: { areas: ['staff', 'staff-people'], chrome: 'none' },
  head: ({ match }) =>
    pageHead(match.context, { title: match.context.texts.of('staff-people')('password.title') }),
  component: SetPasswordForm,
})
