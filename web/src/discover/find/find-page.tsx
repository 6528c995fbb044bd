import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { courseQuery } from '#api/queries/course/detail.ts'
import { foundTeeTimes } from '#api/queries/found-tee-times.ts'
import { priceStrip } from '#api/queries/tee-times.ts'
import { chosenDay } from '#book/tee-times/chosen-day.ts'
import { DayStrip } from '#book/tee-times/day-strip.tsx'
import { openDialog } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/button.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { PriceNote } from '#ui/golf/price-note.tsx'
import { Page } from '#ui/layout/page.tsx'
import { ShowMore } from '#ui/layout/show-more.tsx'
import { whereAmI } from '../course-picker/where-am-i.ts'
import type { Filters } from '../search/criteria.ts'
import { FilterChips } from '../search/filter-chips.tsx'
import styles from './find-page.module.css'
import { type FindSearch, findRequest, listRequest } from './find-search.ts'
import { FoundList } from './found-list.tsx'
import { SortChips } from './sort-chips.tsx'

const sections = ['region', 'date', 'play_time', 'number_hole', 'number_player'] as const

/** The tee times of a day across courses. All that is chosen is in the address; `change` writes it there. */
export function FindPage({
  search,
  change,
}: {
  search: FindSearch
  change: (part: Partial<FindSearch>) => void
}) {
  const t = useT('find')
  const prices = useT('lowest-prices')
  const { data: days, isError } = useQuery({
    ...priceStrip(findRequest(search)),
    placeholderData: keepPreviousData,
  })
  const day = chosenDay(search.date, days ?? [])
  return (
    <Page title={t('title')}>
      <div className={styles.page}>
        <FilterChips
          criteria={filtersOf(search, day)}
          only={sections}
          onChange={({ region, ...filters }) =>
            // A course stays until a region is chosen instead.
            change({
              ...filters,
              where: region ?? (typeof search.where === 'number' ? search.where : undefined),
            })
          }
        >
          <CourseChip where={search.where} change={change} />
        </FilterChips>
        {days === undefined ? (
          !isError && <Skeleton height={122} />
        ) : (
          <DayStrip days={days} chosen={day} prices={prices} onChoose={(date) => change({ date })} />
        )}
        <SortChips sort={search.sort} onChange={(sort) => change({ sort })} />
        <PriceNote />
        {day !== undefined && <ListOfDay search={search} day={day} change={change} />}
      </div>
    </Page>
  )
}

function filtersOf(
  { where, play_time, number_hole, number_player }: FindSearch,
  date: Day | undefined,
): Filters {
  const region = typeof where === 'string' ? where : undefined
  return { region, date, play_time, number_hole, number_player }
}

/** One course instead of a region; a second press takes it back. */
function CourseChip({
  where,
  change,
}: {
  where: FindSearch['where']
  change: (part: Partial<FindSearch>) => void
}) {
  const t = useT('find')
  const id = typeof where === 'number' ? where : 0
  const { data } = useQuery({ ...courseQuery({ id }), enabled: id > 0 })
  if (id > 0) {
    return (
      <Chip icon="close" on onPress={() => change({ where: undefined })}>
        {data?.title ?? t('oneCourse')}
      </Chip>
    )
  }
  return (
    <Chip
      opens
      onPress={() => openDialog('choose-course', { onChoose: (course) => change({ where: course.id }) })}
    >
      {t('oneCourse')}
    </Chip>
  )
}

function ListOfDay({
  search,
  day,
  change,
}: {
  search: FindSearch
  day: Day
  change: (part: Partial<FindSearch>) => void
}) {
  const t = useT('find')
  const teeTimes = useT('tee-times')
  const isNear = search.sort === 'distance'
  const here = useQuery({
    queryKey: ['where I am'],
    queryFn: whereAmI,
    staleTime: 5 * 60_000,
    enabled: isNear,
  })
  const query = useInfiniteQuery({
    ...foundTeeTimes(listRequest(search, day, here.data)),
    // The order by distance begins once the place is known.
    enabled: !isNear || !here.isPending,
    placeholderData: keepPreviousData,
  })
  const { play_time, number_hole, number_player, where } = search
  const isNarrow = [play_time, number_hole, number_player, where].some((filter) => filter !== undefined)
  return (
    <>
      {isNear && here.isError && (
        <p className={styles.note} role="status">
          {t('noLocation')}
        </p>
      )}
      <Loaded
        query={query}
        skeleton={<Skeleton height={320} />}
        isEmpty={({ pages }) => pages.every((page) => page.length === 0)}
        empty={
          <EmptyState
            title={teeTimes('none')}
            text={isNarrow ? t('noneText') : undefined}
            action={
              isNarrow ? (
                <Button
                  look="second"
                  onClick={() =>
                    change({
                      where: undefined,
                      play_time: undefined,
                      number_hole: undefined,
                      number_player: undefined,
                    })
                  }
                >
                  {t('clear')}
                </Button>
              ) : undefined
            }
          />
        }
      >
        {({ pages }) => (
          <div className={styles.found} aria-busy={query.isPlaceholderData}>
            <FoundList
              groups={pages.flat()}
              day={day}
              players={number_player}
              byHour={!isNear && search.sort !== 'price'}
            />
            <ShowMore query={query} />
          </div>
        )}
      </Loaded>
    </>
  )
}
