import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { offerQuery } from '#api/queries/counter-offer.ts'
import { useT } from '#i18n/use-texts.tsx'
import { VerifyPage } from '#rounds/certificate/verify-page.tsx'
import { WitnessPage } from '#rounds/hio-claim/witness-page.tsx'
import { FlightPage } from '#rounds/open-flight/flight-page.tsx'
import { isOverOffer } from '#rounds/other-times/is-over-offer.ts'
import { OfferPage } from '#rounds/other-times/offer-page.tsx'
import { titled } from '#site/head.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { ButtonLink } from '#ui/form/button.tsx'
import { Page } from '#ui/layout/page.tsx'

export const Route = createFileRoute('/o/$key')({
  staticData: { areas: ['bill', 'flight', 'documents'] },
  head: titled('shell', 'brand'),
  component: LinkPage,
})

/**
 * The links without a login: the other times that a golfer is offered by SMS, the question to the witness of a
 * hole-in-one (its key begins with `w.`), an open flight (`f.`), and the check of an insurance certificate (its code begins with its number).
 */
function LinkPage() {
  const { key } = Route.useParams()
  if (key.startsWith('f.')) return <FlightPage code={key.slice(2)} />
  if (key.startsWith('w.')) return <WitnessPage linkKey={key.slice(2)} />
  return /^HIO\d+-/.test(key) ? <VerifyPage code={key} /> : <OtherTimes linkKey={key} />
}

function OtherTimes({ linkKey: key }: { linkKey: string }) {
  const t = useT('bill')
  const query = useQuery(offerQuery(key))
  return (
    <Page title={t('offer.title')} narrow back="/">
      {isOverOffer(query.error) ? (
        <EmptyState
          title={t('offer.over')}
          text={t('offer.overText')}
          action={<ButtonLink to="/wap/history">{t('notFound.button')}</ButtonLink>}
        />
      ) : (
        <Loaded query={query}>{(page) => <OfferPage page={page} linkKey={key} />}</Loaded>
      )}
    </Page>
  )
}
