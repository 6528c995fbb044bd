import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { flag, integer, searchOf, text } from '@teeviet/contract/display/search-params'
import { categoriesQuery, flashSaleOffers } from '#api/queries/offers.ts'
import { readDay } from '#book/tee-times/read-day.ts'
import { listTitle, nameInHead } from '#discover/offers/list-title.ts'
import { OfferGrid } from '#discover/offers/offer-grid.tsx'
import { NoTeeTimes, OfferListPage } from '#discover/offers/offer-list-page.tsx'
import { SaleBanner } from '#discover/sale/sale-banner.tsx'
import { useT } from '#i18n/use-texts.tsx'
import { pageHead } from '#site/head.ts'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'

const readSearch = searchOf({
  title: text,
  flash_sale_id: integer,
  is_flash_sale: flag,
  start_date_sale: integer,
  end_date_sale: integer,
  date: readDay,
})

export const Route = createFileRoute('/teetime')({
  staticData: { areas: ['tee-times'] },
  validateSearch: readSearch,
  loaderDeps: ({ search }) => ({ id: search.flash_sale_id ?? 0 }),
  loader: async ({ context, deps }) => {
    if (!import.meta.env.SSR || deps.id <= 0) return
    await Promise.all([
      context.queryClient.prefetchQuery(categoriesQuery),
      context.queryClient.prefetchQuery(flashSaleOffers(deps.id)),
    ])
  },
  head: ({ match }) => {
    const t = match.context.texts.of('tee-times')
    const title = nameInHead(match.context.queryClient, match.search.flash_sale_id ?? 0, t('title'))
    return pageHead(match.context, { title, description: t('description') })
  },
  component: TeeTimePage,
})

/** The tee times of a flash sale, with its clock. */
function TeeTimePage() {
  const t = useT('tee-times')
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const id = search.flash_sale_id ?? 0
  const { data: categories } = useQuery({ ...categoriesQuery, enabled: id > 0 })
  const query = useQuery({ ...flashSaleOffers(id), enabled: id > 0 })
  const category = categories?.find((one) => one.id === id)
  // An invented address must not promise a sale.
  const isKnown = category?.is_flash_sale === 1
  const sale = { start: search.start_date_sale ?? null, end: search.end_date_sale ?? null }
  return (
    <OfferListPage
      title={listTitle(category, search.title, t('title'))}
      categoryId={id}
      offers={query.data ?? []}
      asOf={query.dataUpdatedAt}
      clock={
        search.is_flash_sale === 1 &&
        sale.end !== null && <SaleBanner {...sale} isKnown={isKnown} onEnd={() => query.refetch()} />
      }
      date={search.date}
      onDate={(date) =>
        navigate({ search: { ...search, date }, replace: true, resetScroll: false, viewTransition: false })
      }
      list={
        id > 0 ? (
          <Loaded query={query} skeleton={<Skeleton height={320} />} empty={<NoTeeTimes />}>
            {(offers) => <OfferGrid offers={offers} opensAt={sale.start} level={2} />}
          </Loaded>
        ) : (
          <NoTeeTimes />
        )
      }
    />
  )
}
