import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { lazy, Suspense, useState } from 'react'
import { homeQueries } from '#api/queries/home.ts'
import { useT } from '#i18n/use-texts.tsx'
import { afterMissingChunk } from '#reload-on-missing-chunk.ts'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Chip, Chips } from '#ui/form/chip.tsx'
import { Rail, RailItem } from '#ui/layout/rail.tsx'
import { Section } from '#ui/layout/section.tsx'
import { cardOf } from '../../course-lists/card-of.ts'
import { CourseCard } from '../../course-lists/course-card.tsx'
import { type Region, regionPages } from '../../course-lists/regions.ts'
import styles from './course-regions.module.css'

// Few ask for it, and it takes the browser a while to find the place.
const loadNearCourses = () => import('./near-courses.tsx')
const NearCourses = lazy(loadNearCourses)

/** Courses of a region, or near where the golfer is: the browser is asked for the place only when that is chosen. */
export function CourseRegions({ playDay }: { playDay: Day }) {
  const t = useT('home')
  const ui = useT('ui')
  const course = useT('course')
  const [shown, setShown] = useState<Region | 'near'>('north')
  const showNear = () =>
    loadNearCourses().then(
      () => setShown('near'),
      (error: unknown) => afterMissingChunk(error, ui('error.connection')),
    )
  const page = regionPages.find((entry) => entry.region === shown)?.page ?? '1'
  return (
    <Section
      title={t('courses')}
      more={
        <Link to="/wap/good-yard-area/$region" params={{ region: page }}>
          {ui('viewAll')}
        </Link>
      }
    >
      <Chips label={t('regionChoice')}>
        <Chip icon="pin" on={shown === 'near'} onPress={showNear}>
          {t('nearMe')}
        </Chip>
        {regionPages.map(({ region }) => (
          <Chip key={region} on={shown === region} onPress={() => setShown(region)}>
            {course(`region.${region}`)}
          </Chip>
        ))}
      </Chips>
      {shown === 'near' ? (
        <Suspense fallback={<Skeleton height={240} />}>
          <NearCourses />
        </Suspense>
      ) : (
        <RegionCourses region={shown} playDay={playDay} />
      )}
    </Section>
  )
}

function RegionCourses({ region, playDay }: { region: Region; playDay: Day }) {
  const course = useT('course')
  const query = useQuery(homeQueries.courses(region, playDay))
  return (
    <Loaded query={query} skeleton={<Skeleton height={300} />} empty={<p>{course('none')}</p>}>
      {(courses) => (
        <div className={styles.cards}>
          <Rail label={course(`region.${region}`)}>
            {courses.map((found) => (
              <RailItem key={found.id}>
                <CourseCard
                  course={{ ...cardOf(found), ...(found.images[0] ? { picture: found.images[0] } : {}) }}
                />
              </RailItem>
            ))}
          </Rail>
        </div>
      )}
    </Loaded>
  )
}
