import { useQuery } from '@tanstack/react-query'
import { FailedCall, Refused } from '#api/client/failed-call.ts'
import { memberQuery } from '#api/client/member-query.ts'
import * as api from '#api/index.ts'
import { useT } from '#i18n/use-texts.tsx'
import type { Session } from '#session/session.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ButtonLink } from '#ui/form/button.tsx'
import { WithoutNetwork } from '../offline/without-network.tsx'
import { CertificateSheet } from './certificate-sheet.tsx'

/** A golfer's own insurance certificate. */
export function CertificatePage({ session, id }: { session: Session; id: number }) {
  const t = useT('insurance')
  const bill = useT('bill')
  const query = useQuery(memberQuery(session, api.insurance.certificate, { insurrance_id: id }))
  if (query.data) return <CertificateSheet certificate={query.data} />
  if (isNotFound(query.error)) {
    return (
      <EmptyState
        title={t('sheet.notFound')}
        action={<ButtonLink to="/wap/history">{bill('notFound.button')}</ButtonLink>}
      />
    )
  }
  if (query.error) {
    return (
      <>
        <ErrorState error={query.error} onRetry={() => query.refetch()} busy={query.isFetching} />
        <WithoutNetwork error={query.error} session={session} certificate={id} />
      </>
    )
  }
  return <Skeleton lines={10} />
}

function isNotFound(error: Error | null): boolean {
  return error instanceof Refused || (error instanceof FailedCall && error.status === 404)
}
