import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { facilitySearch } from '#api/queries/facility-search.ts'
import { priceStrip } from '#api/queries/tee-times.ts'
import { DayStrip } from '#book/tee-times/day-strip.tsx'
import { openDialog } from '#dialogs/open.ts'
import { MapBeside } from '#discover/map/map-beside.tsx'
import {
  type Criteria,
  readCriteria,
  searchRequest,
  stripRequest,
  withoutFilters,
} from '#discover/search/criteria.ts'
import { FilterChips } from '#discover/search/filter-chips.tsx'
import { Results } from '#discover/search/results.tsx'
import { SearchBox } from '#discover/search/search-box.tsx'
import { shownDay } from '#discover/search/shown-day.ts'
import { SortToggle } from '#discover/search/sort-toggle.tsx'
import { useAfterSort } from '#discover/search/use-after-sort.ts'
import { useT } from '#i18n/use-texts.tsx'
import { titled } from '#site/head.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Page } from '#ui/layout/page.tsx'
import styles from './search-facility.module.css'

const strip = (criteria: Criteria) => priceStrip(stripRequest(criteria))

export const Route = createFileRoute('/wap/search-facility')({
  staticData: { areas: ['search', 'course', 'tee-times', 'lowest-prices'] },
  validateSearch: readCriteria,
  // Only the criteria: what the address has besides must not have the page made twice.
  loaderDeps: ({ search }) => readCriteria(search),
  // In the browser a changed filter must show at once: the page itself fetches and says that it does.
  loader: async ({ context: { queryClient }, deps }) => {
    if (!import.meta.env.SSR) return
    await queryClient.prefetchQuery(strip(deps))
    const date = shownDay(deps, queryClient.getQueryData(strip(deps).queryKey))
    await queryClient.prefetchInfiniteQuery(facilitySearch(searchRequest({ ...deps, date })))
  },
  head: titled('search', 'title', '/wap/search-facility', 'description'),
  component: SearchFacilityPage,
})

/** Finds courses with free tee times. Everything chosen lives in the address. */
function SearchFacilityPage() {
  const t = useT('search')
  const prices = useT('lowest-prices')
  // Only the criteria, as the server asked by: with what the address has besides, what came with the page is not found.
  const criteria = Route.useSearch({ select: readCriteria, structuralSharing: true })
  const navigate = Route.useNavigate()
  const router = useRouter()
  const afterSort = useAfterSort(criteria)
  const { data: days, isError } = useQuery({ ...strip(criteria), placeholderData: keepPreviousData })
  const date = shownDay(criteria, days)

  function change(part: Partial<Criteria>, replace = false) {
    navigate({
      search: (now) => readCriteria({ ...now, ...part }),
      replace,
      resetScroll: false,
      viewTransition: false,
    })
  }

  function searchFor(place: string | undefined) {
    // text that was still being typed when the golfer opened a course must not bring the search back
    if (router.latestLocation.pathname === Route.fullPath) change({ place }, true)
  }

  return (
    <Page title={t('title')}>
      <div className={styles.controls}>
        <SearchBox place={criteria.place} onChange={searchFor} />
        <FilterChips criteria={criteria} onChange={(filters) => change(filters)} />
      </div>
      {/* A strip that cannot be had leaves the day to the filters: the list below says what is wrong. */}
      {days === undefined ? (
        !isError && <Skeleton height={122} />
      ) : (
        <DayStrip
          days={days}
          chosen={date}
          prices={prices}
          onChoose={(day) => change({ date: day === criteria.date ? undefined : day })}
        />
      )}
      <div className={styles.order}>
        <button
          type="button"
          className={styles.showMap}
          onClick={() => openDialog('course-map', { criteria: { ...criteria, date } })}
        >
          <Icon name="map" size={18} />
          {t('map.show')}
        </button>
        <SortToggle sort={criteria.sort} onChange={(sort) => change({ sort })} />
      </div>
      <div className={styles.found}>
        <Results
          criteria={criteria}
          day={date}
          afterSort={afterSort}
          today={days?.[0]?.day}
          onClear={() =>
            navigate({ search: withoutFilters(criteria), resetScroll: false, viewTransition: false })
          }
        />
        <MapBeside criteria={{ ...criteria, date }} />
      </div>
    </Page>
  )
}
