import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../shell/coming-page.tsx'
import { pageHead } from '../shell/head.ts'

export const Route = createFileRoute('/wap/verify-otp')({
  staticData: { areas: ['account'], chrome: 'focus' },
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('account')('otpTitle') }),
  component: () => <ComingPage area="account" title="otpTitle" />,
})
