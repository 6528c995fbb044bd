import { lazy, Suspense } from 'react'
import { FailedCall } from '#api/client/failed-call.ts'
import type { Session } from '#session/session.ts'

const OfflineRoundList = lazy(() =>
  import('./offline-round-list.tsx').then(({ OfflineRoundList }) => ({ default: OfflineRoundList })),
)

/** Beside the word that a list did not come because there is no network: the rounds this browser keeps. */
export function WithoutNetwork({
  error,
  session,
  certificate,
}: {
  error: Error | null
  session: Session
  /** The certificate that was asked for. */
  certificate?: number
}) {
  if (!(error instanceof FailedCall) || error.status !== 0) return null
  return (
    <Suspense>
      <OfflineRoundList session={session} opened={certificate} />
    </Suspense>
  )
}
