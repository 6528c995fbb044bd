import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../shell/coming-page.tsx'
import { pageHead } from '../../shell/head.ts'

export const Route = createFileRoute('/staff/sign-in')({
  staticData: { areas: ['staff'], chrome: 'none' },
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('staff')('signIn') }),
  component: () => <ComingPage area="staff" title="signIn" />,
})
