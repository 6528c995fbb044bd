import { createFileRoute, useRouter } from '@tanstack/react-router'
import { searchOf, text } from '@teeviet/contract/display/search-params'
import { SignInForm } from '../../sign-in/sign-in-form.tsx'

const search = searchOf({ next: text })

export const Route = createFileRoute('/staff/sign-in')({
  staticData: { title: ['staff', 'signIn'] },
  validateSearch: search,
  component: StaffSignInPage,
})

/** Signs in and goes on to where the staff member wanted to go; only ever to a page of the console. */
function StaffSignInPage() {
  const router = useRouter()
  const { next } = Route.useSearch()
  const target = next !== undefined && /^\/staff(?:[/?]|$)/.test(next) ? next : '/staff'
  return <SignInForm onDone={() => router.history.replace(target)} />
}
