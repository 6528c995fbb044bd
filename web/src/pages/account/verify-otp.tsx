import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useRef } from 'react'
import { loginCodeTask } from '#account/login/login-code-task.ts'
import { openDialog } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { titled } from '#site/head.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Page } from '#ui/layout/page.tsx'

const CodePanel = lazy(() => import('#account/code/code-panel.tsx'))

export const Route = createFileRoute('/wap/verify-otp')({
  staticData: { areas: ['account'], chrome: 'focus' },
  // The recipient of the code is stored in this browser only.
  ssr: false,
  loader: async () => {
    // A loader comes with every first load; what it reads by need not.
    const { sentCode } = await import('#account/code/sent-code.ts')
    const code = sentCode()
    if (!code) throw redirect({ to: '/wap', replace: true })
    return code
  },
  head: titled('account', 'otpTitle'),
  component: VerifyOtpPage,
})

/** The code of the step before, on a page of its own: after a reload, or when a message led here. */
function VerifyOtpPage() {
  const t = useT('account')
  const code = Route.useLoaderData()
  const navigate = useNavigate()
  const isNew = useRef(false)
  const task = useMemo(
    () =>
      loginCodeTask(code, (signedIn) => {
        isNew.current = signedIn.isNew
      }),
    [code],
  )
  async function goHome() {
    await navigate({ to: '/wap', replace: true })
    if (isNew.current) openDialog('update-info', { isWelcome: true })
  }
  return (
    <Page title={t('otpTitle')} narrow>
      <Card>
        <Suspense fallback={<Skeleton lines={4} />}>
          <CodePanel task={task} onDone={goHome} onLeave={goHome} />
        </Suspense>
      </Card>
    </Page>
  )
}
