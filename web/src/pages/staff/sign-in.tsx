import { createFileRoute, useRouter } from '@tanstack/react-router'
import { SignInForm } from '../../features/staff/sign-in-form.tsx'
import { searchOf, text } from '../../search-params.ts'
import { pageHead } from '../../shell/head.ts'

const search = searchOf({ next: text })

export const Route = createFileRoute('/staff/sign-in')({
  staticData: { areas: ['staff'], chrome: 'none' },
  validateSearch: search,
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('staff')('signIn') }),
  component: StaffSignInPage,
})

/** Signs in and goes on to where the staff member wanted to go; only ever to a page of the console. */
function StaffSignInPage() {
  const router = useRouter()
  const { next } = Route.useSearch()
  const target = next !== undefined && /^\/staff(?:[/?]|$)/.test(next) ? next : '/staff'
  return <SignInForm onDone={() => router.history.replace(target)} />
}
