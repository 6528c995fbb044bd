import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { CourseGrid } from './course-card.tsx'

/** The shapes of eight course cards. */
export function CourseGridSkeleton() {
  return (
    <CourseGrid>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((place) => (
        <li key={place}>
          <Skeleton height={280} />
        </li>
      ))}
    </CourseGrid>
  )
}
