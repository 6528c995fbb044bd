import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { integer, searchOf } from '@teeviet/contract/display/search-params'
import { Suspense } from 'react'
import { MembersOnly } from '#account/login/members-only.tsx'
import { isMissing } from '#api/client/failed-call.ts'
import { certificateQuery } from '#api/queries/member/certificate.ts'
import { useT } from '#i18n/use-texts.tsx'
import { CertificateSheet } from '#rounds/certificate/certificate-sheet.tsx'
import { SampleCertificate } from '#rounds/certificate/sample-certificate.tsx'
import HioClaims from '#rounds/hio-claim/hio-claims.tsx'
import { WithoutNetwork } from '#rounds/offline/without-network.tsx'
import type { Session } from '#session/session.ts'
import { titled } from '#site/head.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ButtonLink } from '#ui/form/button.tsx'
import { Page } from '#ui/layout/page.tsx'

const search = searchOf({ insurrance_id: integer })

export const Route = createFileRoute('/wap/insurance-certificate')({
  staticData: { areas: ['insurance', 'bill', 'round'] },
  validateSearch: search,
  head: titled('insurance', 'certificate'),
  component: Certificate,
})

/** The certificate of a golfer's own booking; without a number what one looks like. */
function Certificate() {
  const t = useT('insurance')
  const { insurrance_id: id } = Route.useSearch()
  return (
    <Page title={t('certificate')} narrow>
      {id === undefined ? (
        <SampleCertificate />
      ) : (
        <MembersOnly waiting={<Skeleton lines={10} />}>
          {(session) => <OwnCertificate session={session} id={id} />}
        </MembersOnly>
      )}
    </Page>
  )
}

/** A golfer's own insurance certificate. */
function OwnCertificate({ session, id }: { session: Session; id: number }) {
  const t = useT('insurance')
  const bill = useT('bill')
  const query = useQuery(certificateQuery(session, id))
  if (query.data) {
    return (
      <>
        <CertificateSheet certificate={query.data} />
        <Suspense>
          <HioClaims session={session} billId={query.data.id_general_bill} />
        </Suspense>
      </>
    )
  }
  if (isMissing(query.error)) {
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
