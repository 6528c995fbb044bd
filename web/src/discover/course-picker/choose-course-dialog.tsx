import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { searchDebounceMs } from '@teeviet/contract/rules/limits'
import { useState } from 'react'
import { FailedCall } from '#api/client/failed-call.ts'
import { coursesByName } from '#api/queries/course/by-name.ts'
import { nearbyCourses } from '#api/queries/course/nearby.ts'
import type { DialogControl } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { listKeys } from '#ui/form/list-keys.ts'
import { SearchField } from '#ui/form/search-field.tsx'
import { useDebounced } from '#ui/form/use-debounced.ts'
import styles from './choose-course-dialog.module.css'
import { type CourseOption, CourseOptions, CourseOptionsSkeleton } from './course-options.tsx'
import { whereAmI } from './where-am-i.ts'

/** The search text when nothing was typed: nearly every course has the letter in its name. */
const anyCourse = 'c'

type Place = { longitude: number; latitude: number }

/** Finds a course by name or near the golfer, and closes once `onChoose` has got it. */
export default function ChooseCourseDialog({
  onChoose,
  close,
}: DialogControl & { onChoose?: (course: CourseOption) => void }) {
  const t = useT('pickers')
  const [typed, setTyped] = useState('')
  const [near, setNear] = useState<Place | 'asking' | 'unknown'>()

  const q = useDebounced(typed, searchDebounceMs).trim() || anyCourse
  const place = typeof near === 'object' ? near : null
  const nearby = useQuery({
    ...nearbyCourses(place ?? { longitude: 0, latitude: 0 }),
    enabled: place !== null,
  })
  // Where the courses nearby cannot be had, the search by name goes on.
  const isNearby = place !== null && !(nearby.error instanceof FailedCall)
  const found = useQuery({
    ...coursesByName(q),
    enabled: !isNearby,
    placeholderData: keepPreviousData,
  })

  function choose(course: CourseOption) {
    onChoose?.(course)
    close()
  }

  async function findNear() {
    if (near === 'asking') return
    setTyped('')
    setNear('asking')
    setNear(await whereAmI().catch(() => 'unknown' as const))
  }

  const nothing = <EmptyState title={t('course.notFound')} />
  const isLost = near === 'unknown' || (place !== null && !isNearby)
  return (
    <Dialog title={t('course.title')} close={() => close()} sheet>
      <div ref={listKeys}>
        <div className={styles.search}>
          <SearchField
            label={t('course.label')}
            name="course"
            value={typed}
            onText={(text) => {
              setTyped(text)
              setNear(undefined)
            }}
            data-autofocus
          />
          <Chip icon="pin" on={isNearby || near === 'asking'} onPress={findNear}>
            {t('course.near')}
          </Chip>
        </div>
        <p role="status" className={styles.note}>
          {isLost ? t('course.noPlace') : ''}
        </p>
        <div aria-busy={found.isPlaceholderData || near === 'asking'}>
          {isNearby ? (
            <Loaded
              query={nearby}
              skeleton={<CourseOptionsSkeleton />}
              empty={nothing}
              isEmpty={({ facilities }) => facilities.length === 0}
            >
              {({ facilities }) => <CourseOptions courses={facilities} onChoose={choose} />}
            </Loaded>
          ) : (
            <Loaded query={found} skeleton={<CourseOptionsSkeleton />} empty={nothing}>
              {(courses) => <CourseOptions courses={courses} onChoose={choose} />}
            </Loaded>
          )}
        </div>
      </div>
    </Dialog>
  )
}
