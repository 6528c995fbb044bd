import { useQuery } from '@tanstack/react-query'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { Suspense, useState } from 'react'
import { courseTeeTimes, priceStrip } from '#api/queries/tee-times.ts'
import { useSight } from '#pay/wallet/use-sight.ts'
import type { ChosenCourse } from '../draft/booking-draft.ts'
import { chosenDay } from '../tee-times/chosen-day.ts'
import { DayWeather } from '../weather/day-weather.tsx'
import { DayCancelTerms } from './day-cancel-terms.tsx'

/**
 * What a cancellation of the chosen day's tee times costs, and its weather with the clause of the course: read when the
 * golfer comes near, since most have chosen a tee time before.
 */
export default function DayTerms(props: { course: ChosenCourse; asked: Day | undefined }) {
  const { course, asked } = props
  const { data: days } = useQuery(priceStrip({ facility_id: course.id }))
  const day = chosenDay(asked, days ?? [])
  const { data: rows } = useQuery({ ...courseTeeTimes(course.id, day ?? ''), enabled: day !== undefined })
  const [isNear, setNear] = useState(false)
  const sight = useSight(() => setNear(true))
  return (
    <>
      <DayCancelTerms {...props} />
      <div ref={sight}>
        {isNear && day !== undefined && rows && (
          <Suspense>
            <DayWeather courseId={course.id} day={day} rows={rows} />
          </Suspense>
        )}
      </div>
    </>
  )
}
