import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { categoriesQuery } from '#api/queries/offers.ts'
import { type Category, CategoryLink } from '#discover/offers/category-link.tsx'
import { offerData } from '#discover/offers/offer-data.ts'
import { OfferGrid } from '#discover/offers/offer-grid.tsx'
import { SaleBanner } from '#discover/sale/sale-banner.tsx'
import { saleState } from '#discover/sale/sale-state.ts'
import { useT } from '#i18n/use-texts.tsx'
import { useByServerTime } from '#session/use-server-now.ts'
import { pageHead } from '#site/head.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ButtonLink } from '#ui/form/button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Section } from '#ui/layout/section.tsx'

export const Route = createFileRoute('/wap/hot-deal')({
  staticData: { areas: ['tee-times'] },
  loader: async ({ context }) => {
    if (import.meta.env.SSR) await context.queryClient.prefetchQuery(categoriesQuery)
  },
  head: ({ match }) => {
    const { queryClient, texts } = match.context
    const t = texts.of('tee-times')
    const categories = queryClient.getQueryData(categoriesQuery.queryKey) ?? []
    const offers = categories.flatMap((category) => (category.is_flash_sale === 1 ? category.products : []))
    return pageHead(match.context, {
      title: t('hotDeals'),
      description: t('description'),
      path: '/wap/hot-deal',
      data: import.meta.env.SSR && offerData(match.context, offers),
    })
  },
  component: HotDealPage,
})

/** All flash sales that are running, each with its clock. */
function HotDealPage() {
  const t = useT('tee-times')
  const ui = useT('ui')
  const query = useQuery(categoriesQuery)
  // The first paint goes by the moment the server answered, so that it is the server's own.
  const running = useByServerTime((now) => idsOfRunning(query.data ?? [], now ?? query.dataUpdatedAt))
  const sales = (query.data ?? []).filter(({ id }) => running.split(' ').includes(String(id)))
  return (
    <Page title={t('hotDeals')} lead={ui('included')}>
      <Loaded
        query={query}
        skeleton={<Skeleton height={320} />}
        empty={<NoFlashSale />}
        isEmpty={() => sales.length === 0}
      >
        {() =>
          sales.map((category) => (
            <Section
              key={category.id}
              title={
                <CategoryLink category={category} heading>
                  {category.name}
                </CategoryLink>
              }
              more={
                <SaleBanner
                  start={category.start_date_timestamp}
                  end={category.end_date_timestamp}
                  onEnd={() => query.refetch()}
                />
              }
            >
              <OfferGrid offers={category.products} />
            </Section>
          ))
        }
      </Loaded>
    </Page>
  )
}

/** The numbers of the flash sales that run at an instant (epoch ms) and have offers, with a space between. */
function idsOfRunning(categories: readonly Category[], now: number): string {
  const isRunning = ({ start_date_timestamp: start, end_date_timestamp: end }: Category) =>
    saleState({ start, end }, now) === 'running'
  return categories
    .filter((one) => one.is_flash_sale === 1 && one.products.length > 0 && isRunning(one))
    .map(({ id }) => id)
    .join(' ')
}

function NoFlashSale() {
  const t = useT('tee-times')
  return (
    <EmptyState
      title={t('noFlashSale')}
      text={t('noFlashSaleText')}
      action={<ButtonLink to="/wap/search-facility">{t('findCourse')}</ButtonLink>}
    />
  )
}
