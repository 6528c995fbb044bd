import { useQuery } from '@tanstack/react-query'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { courseTeeTimes, priceStrip } from '#api/queries/tee-times.ts'
import type { ChosenCourse } from '../draft/booking-draft.ts'
import { chosenDay } from '../tee-times/chosen-day.ts'
import { DayWeather } from '../weather/day-weather.tsx'
import { DayCancelTerms } from './day-cancel-terms.tsx'

/** The weather of the chosen day with the clause of the course, and what a cancellation of its tee times costs. */
export default function DayTerms(props: { course: ChosenCourse; asked: Day | undefined }) {
  const { course, asked } = props
  const { data: days } = useQuery(priceStrip({ facility_id: course.id }))
  const day = chosenDay(asked, days ?? [])
  const { data: rows } = useQuery({ ...courseTeeTimes(course.id, day ?? ''), enabled: day !== undefined })
  return (
    <>
      <DayCancelTerms {...props} />
      {day !== undefined && rows && <DayWeather courseId={course.id} day={day} rows={rows} />}
    </>
  )
}
