import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { coursesOnMap } from '#api/queries/course/on-map.ts'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { type Criteria, countFilters, searchRequest } from '../search/criteria.ts'
import CourseMap from './course-map.tsx'

/** The fields of the map's call; the order plays no part. */
function mapRequest({ sort: _sort, ...criteria }: Criteria) {
  const { type: _type, ...request } = searchRequest(criteria)
  return request
}

/** The courses a search finds, on the map; the whole country unless the search narrows it. */
export default function FoundOnMap({ criteria }: { criteria: Criteria }) {
  const query = useQuery({ ...coursesOnMap(mapRequest(criteria)), placeholderData: keepPreviousData })
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
