import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { courseImages } from '#api/queries/course/images.ts'
import { nearbyCourses } from '#api/queries/course/nearby.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Rail, RailItem } from '#ui/layout/rail.tsx'
import { CourseCard } from '../../course-lists/course-card.tsx'
import { whereAmI } from '../../course-picker/where-am-i.ts'
import styles from './course-regions.module.css'

const mostNear = 8

/** The courses nearest to the golfer; without the place it says how to get it. */
export default function NearCourses() {
  const t = useT('home')
  const search = useT('search')
  const here = useQuery({ queryKey: ['where I am'], queryFn: whereAmI, staleTime: 5 * 60_000 })
  if (here.isPending) return <p className={styles.message}>{t('locating')}</p>
  if (here.data === undefined) return <p className={styles.message}>{t('noLocation')}</p>
  return (
    <CoursesNear here={here.data} noCourses={<p className={styles.message}>{search('empty.course')}</p>} />
  )
}

function CoursesNear({
  here,
  noCourses,
}: {
  here: { longitude: number; latitude: number }
  noCourses: ReactNode
}) {
  const t = useT('home')
  const near = useQuery(nearbyCourses(here))
  const courses = near.data?.facilities.slice(0, mostNear) ?? []
  const ids = courses.map((course) => course.id)
  const { data: pictures = [] } = useQuery({
    ...courseImages(ids),
    enabled: ids.length > 0,
  })
  return (
    <Loaded
      query={near}
      skeleton={<Skeleton height={240} />}
      empty={noCourses}
      isEmpty={() => courses.length === 0}
    >
      {() => (
        <div className={styles.cards}>
          <Rail label={t('nearMe')}>
            {courses.map((course) => (
              <RailItem key={course.id}>
                <CourseCard
                  course={{
                    id: course.id,
                    name: course.title,
                    place: course.address,
                    distance: course.distance,
                    picture: pictures.find((entry) => entry.course_id === course.id)?.images[0]?.img,
                  }}
                />
              </RailItem>
            ))}
          </Rail>
        </div>
      )}
    </Loaded>
  )
}
