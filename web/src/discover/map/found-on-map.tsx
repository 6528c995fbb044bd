import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { type Criteria, countFilters } from '../search/criteria.ts'
import CourseMap from './course-map.tsx'
import { mapQuery } from './map-query.ts'

/** The courses a search finds, on the map; the whole country unless the search narrows it. */
export default function FoundOnMap({ criteria }: { criteria: Criteria }) {
  const query = useQuery({ ...mapQuery(criteria), placeholderData: keepPreviousData })
  return (
    <Loaded query={query} skeleton={<Skeleton height={480} />} isEmpty={() => false}>
      {(courses) => (
        <CourseMap
          courses={courses}
          day={criteria.date}
          near={criteria.place !== undefined || countFilters(criteria) > 0}
        />
      )}
    </Loaded>
  )
}
