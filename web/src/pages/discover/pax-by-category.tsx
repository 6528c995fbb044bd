import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { integer, searchOf, text } from '@teeviet/contract/display/search-params'
import { Refused } from '#api/client/failed-call.ts'
import { categoriesQuery, categoryOffers } from '#api/queries/offers.ts'
import { readDay } from '#book/tee-times/read-day.ts'
import { listTitle, nameInHead } from '#discover/offers/list-title.ts'
import { OfferGrid } from '#discover/offers/offer-grid.tsx'
import { NoTeeTimes, OfferListPage } from '#discover/offers/offer-list-page.tsx'
import { SaleBanner } from '#discover/sale/sale-banner.tsx'
import { useT } from '#i18n/use-texts.tsx'
import { pageHead } from '#site/head.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ShowMore } from '#ui/layout/show-more.tsx'

const readSearch = searchOf({ title: text, date: readDay })

export const Route = createFileRoute('/wap/pax-by-category/$id')({
  staticData: { areas: ['tee-times'] },
  validateSearch: readSearch,
  loader: async ({ context: { queryClient }, params }) => {
    if (!import.meta.env.SSR) return
    await Promise.all([
      queryClient.prefetchQuery(categoriesQuery),
      queryClient.prefetchInfiniteQuery(categoryOffers(integer(params.id) ?? 0)),
    ])
  },
  head: ({ match }) => {
    const t = match.context.texts.of('tee-times')
    const title = nameInHead(match.context.queryClient, integer(match.params.id) ?? 0, t('title'))
    return pageHead(match.context, { title, description: t('description') })
  },
  component: CategoryPage,
})

/** The tee times of a category; a flash sale among them shows its clock. */
function CategoryPage() {
  const t = useT('tee-times')
  const id = integer(Route.useParams().id) ?? 0
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: categories } = useQuery(categoriesQuery)
  const category = categories?.find((entry) => entry.id === id)
  const query = useInfiniteQuery(categoryOffers(id))
  const offers = query.data?.pages.flat() ?? []
  const failed = query.error !== null && !(query.error instanceof Refused) && offers.length === 0

  return (
    <OfferListPage
      title={listTitle(category, search.title, t('title'))}
      categoryId={id}
      offers={offers}
      asOf={query.dataUpdatedAt}
      clock={
        category?.is_flash_sale === 1 && (
          <SaleBanner
            start={category.start_date_timestamp}
            end={category.end_date_timestamp}
            onEnd={() => query.refetch()}
          />
        )
      }
      date={search.date}
      onDate={(date) =>
        navigate({ search: { ...search, date }, replace: true, resetScroll: false, viewTransition: false })
      }
      list={
        <>
          {query.isPending && <Skeleton height={320} />}
          {failed && (
            <ErrorState error={query.error} onRetry={() => query.refetch()} busy={query.isFetching} />
          )}
          {!query.isPending && !failed && offers.length === 0 && <NoTeeTimes />}
          <OfferGrid offers={offers} opensAt={category?.start_date_timestamp} level={2} />
          <ShowMore query={query} />
        </>
      }
    />
  )
}
