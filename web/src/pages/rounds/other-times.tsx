import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { offerQuery } from '#api/queries/counter-offer.ts'
import { useT } from '#i18n/use-texts.tsx'
import { isOverOffer } from '#rounds/other-times/is-over-offer.ts'
import { OfferPage } from '#rounds/other-times/offer-page.tsx'
import { titled } from '#site/head.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { ButtonLink } from '#ui/form/button.tsx'
import { Page } from '#ui/layout/page.tsx'

export const Route = createFileRoute('/o/$key')({
  staticData: { areas: ['bill'] },
  head: titled('bill', 'offer.title'),
  component: OtherTimesPage,
})

/** The other times that a golfer is offered by SMS: the key of the link is the only credential. */
function OtherTimesPage() {
  const t = useT('bill')
  const { key } = Route.useParams()
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
