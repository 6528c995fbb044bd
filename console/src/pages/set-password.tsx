import { createFileRoute } from '@tanstack/react-router'
import { textsOf } from '../i18n/texts.ts'
import { SetPasswordForm } from '../sections/users/set-password-form.tsx'

/** Where the link of an invitation leads: setting a password, once. */
export const Route = createFileRoute('/staff/set-password')({
  staticData: { title: () => textsOf('staff-people')('password.title') },
  component: SetPasswordForm,
})
