import { createFileRoute } from '@tanstack/react-router'
import { integer, searchOf } from '@teeviet/contract/display/search-params'
import { MembersOnly } from '#account/login/members-only.tsx'
import { useT } from '#i18n/use-texts.tsx'
import { CertificatePage } from '#rounds/certificate/certificate-page.tsx'
import { SampleCertificate } from '#rounds/certificate/sample-certificate.tsx'
import { pageHead } from '#site/head.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/layout/page.tsx'

const search = searchOf({ insurrance_id: integer })

export const Route = createFileRoute('/wap/insurance-certificate')({
  staticData: { areas: ['insurance', 'bill', 'round'] },
  validateSearch: search,
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('insurance')('certificate') }),
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
          {(session) => <CertificatePage session={session} id={id} />}
        </MembersOnly>
      )}
    </Page>
  )
}
