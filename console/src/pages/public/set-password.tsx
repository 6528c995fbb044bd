import { createFileRoute } from '@tanstack/react-router'
import { SetPasswordForm } from '../../sections/users/set-password-form.tsx'

/** Where the link of an invitation leads: setting a password, once. */
export const Route = createFileRoute('/staff/set-password')({
  staticData: { title: ['staff-people', 'password.title'] },
  component: SetPasswordForm,
})
