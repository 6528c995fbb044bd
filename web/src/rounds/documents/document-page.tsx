import { useQuery } from '@tanstack/react-query'
import { FailedCall } from '#api/client/failed-call.ts'
import { documentQuery } from '#api/queries/member/document.ts'
import { useT } from '#i18n/use-texts.tsx'
import type { Session } from '#session/session.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ButtonLink } from '#ui/form/button.tsx'
import { DocumentSheet } from './document-sheet.tsx'

/** A golfer's own receipt or credit note. */
export function DocumentPage({ session, id }: { session: Session; id: number }) {
  const query = useQuery(documentQuery(session, id))
  if (query.data) return <DocumentSheet issued={query.data} />
  if (query.error instanceof FailedCall && query.error.status === 404) return <NoDocument />
  if (query.error)
    return <ErrorState error={query.error} onRetry={() => query.refetch()} busy={query.isFetching} />
  return <Skeleton lines={12} />
}

/** Nothing to show: no number, a wrong one, or another golfer's. */
export function NoDocument() {
  const t = useT('documents')
  const bill = useT('bill')
  return (
    <EmptyState
      title={t('notFound')}
      action={<ButtonLink to="/wap/history">{bill('notFound.button')}</ButtonLink>}
    />
  )
}
