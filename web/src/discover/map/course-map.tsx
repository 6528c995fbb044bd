import { Link } from '@tanstack/react-router'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { useEffect, useMemo, useRef, useState } from 'react'
import { rich, useT } from '#i18n/use-texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/form/button.tsx'
import styles from './course-map.module.css'
import { type CourseOnMap, gatherPins } from './gather-pins.ts'
import { archipelagos } from './islands.ts'
import { type Point, placeOnPlane } from './map-plane.ts'
import { seenAt } from './map-window.ts'
import { useMapWindow } from './use-map-window.ts'
import { neighboursPath, vietnamPath } from './vietnam.gen.ts'

const zoomStep = 1.8

/**
 * Vietnam with the courses as pins that name their price; close ones are one pin until zoomed in. A pin has its
 * course's name at its lower edge. `near` starts with the courses in view instead of the whole country.
 */
export default function CourseMap({
  courses,
  day,
  near,
}: {
  courses: readonly CourseOnMap[]
  day: Day | undefined
  near: boolean
}) {
  const t = useT('search')
  const box = useRef<HTMLDivElement>(null)
  const { shown, size, fit, zoomBy } = useMapWindow(box)
  const [chosenId, setChosenId] = useState<number>()
  const pinsIn = useMemo(() => gatherPins(courses), [courses])
  const chosen = courses.find((course) => course.id === chosenId)
  const ready = size.width > 0

  useEffect(() => {
    if (ready) fit(near ? courses.map(placeOf) : [])
  }, [ready, near, courses, size])

  return (
    <div ref={box} className={styles.box}>
      {shown && (
        <svg className={styles.land} width={size.width} height={size.height} aria-hidden="true">
          <g transform={`translate(${shown.x} ${shown.y}) scale(${shown.k})`}>
            <path className={styles.neighbours} d={neighboursPath} />
            <path className={styles.vietnam} d={vietnamPath} />
          </g>
          {archipelagos.map(({ name, label, islands }) => (
            <g key={name}>
              {islands.map((island) => {
                const [x, y] = seenAt(island, shown)
                return <circle key={island.join()} className={styles.island} cx={x} cy={y} r={2} />
              })}
              <text className={styles.sea} x={seenAt(label, shown)[0]} y={seenAt(label, shown)[1]}>
                {t(name)}
              </text>
            </g>
          ))}
        </svg>
      )}
      {shown &&
        pinsIn(shown, size).map((pin) => {
          const [x, y] = seenAt(pin.at, shown)
          const style = { transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }
          if ('courses' in pin) {
            const { courses: inside } = pin
            return (
              <button
                key={`${inside[0]?.id}+${inside.length}`}
                type="button"
                className={styles.several}
                style={style}
                onClick={() => fit(inside.map(placeOf))}
              >
                {inside.length} <span className="visually-hidden">{t('map.cluster')}</span>
              </button>
            )
          }
          const { course } = pin
          return (
            <button
              key={course.id}
              type="button"
              className={classNames(styles.pin, course.id === chosenId && styles.chosen)}
              style={style}
              aria-label={`${priceOf(course) ?? t('map.noPrice')} ${course.name}`}
              aria-pressed={course.id === chosenId}
              onClick={() => setChosenId(course.id)}
            >
              {priceOf(course) ?? t('map.noPrice')}
            </button>
          )
        })}
      <div className={styles.controls}>
        <IconButton
          icon="plus"
          label={t('map.zoomIn')}
          className={styles.control}
          onClick={() => zoomBy(zoomStep)}
        />
        <IconButton
          icon="minus"
          label={t('map.zoomOut')}
          className={styles.control}
          onClick={() => zoomBy(1 / zoomStep)}
        />
        <IconButton icon="map" label={t('map.whole')} className={styles.control} onClick={() => fit([])} />
      </div>
      {courses.length === 0 && <p className={styles.empty}>{t('map.empty')}</p>}
      <div className={styles.announcement} aria-live="polite">
        {chosen && <ChosenCourse course={chosen} day={day} />}
      </div>
    </div>
  )
}

function ChosenCourse({ course, day }: { course: CourseOnMap; day: Day | undefined }) {
  const t = useT('search')
  const price = priceOf(course)
  return (
    <Link
      to="/san/chi-tiet/$id"
      params={{ id: String(course.id) }}
      search={day ? { date: day } : {}}
      className={styles.card}
    >
      <strong>{course.name}</strong>
      <span className={styles.place}>{course.location}</span>
      {price !== null && (
        <span>{rich(t('fromEach'), { price: <strong className="amount">{price}</strong> })}</span>
      )}
    </Link>
  )
}

const placeOf = (course: CourseOnMap): Point => placeOnPlane(course.longitude, course.latitude)
const priceOf = ({ price }: CourseOnMap) => (price === null ? null : formatMoney(price))
