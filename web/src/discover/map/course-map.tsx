import { Link } from '@tanstack/react-router'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLazyTexts } from '#i18n/use-lazy-texts.ts'
import { rich, useT } from '#i18n/use-texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/form/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { mapAddress } from '#ui/text/map-address.ts'
import styles from './course-map.module.css'
import { boxOfPin, type CourseOnMap, gatherPins } from './gather-pins.ts'
import type { Box } from './label-places.ts'
import { MapLand } from './map-land.tsx'
import { type Point, placeOnPlane } from './map-plane.ts'
import { type Size, seenAt } from './map-window.ts'

import { useMapWindow } from './use-map-window.ts'

const zoomStep = 1.8

/**
 * Vietnam with its towns and airports, and the courses as pins that name their price; close ones are one pin until
 * zoomed in. The chosen course's card leads to its page and to directions. `near` starts with the courses in view instead of the whole country.
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
  const map = useLazyTexts('map')
  const box = useRef<HTMLDivElement>(null)
  const { shown, size, fit, zoomBy } = useMapWindow(box)
  const [chosenId, setChosenId] = useState<number>()
  const pinsIn = useMemo(() => gatherPins(courses), [courses])
  const chosen = courses.find((course) => course.id === chosenId)
  const ready = size.width > 0
  const pins = shown ? pinsIn(shown, size) : []
  const pinsSeen = shown ? pins.map((pin) => seenAt(pin.at, shown)) : []

  useEffect(() => {
    if (ready) fit(near ? courses.map(placeOf) : [])
  }, [ready, near, courses, size])

  return (
    <div ref={box} className={styles.box}>
      {shown && (
        <MapLand
          shown={shown}
          size={size}
          taken={[...pins.map((pin) => boxOfPin(pin, shown)), ...controlsOf(size)]}
        />
      )}
      {shown &&
        pins.map((pin) => {
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
          icon="add"
          label={t('map.zoomIn')}
          className={styles.control}
          onClick={() => zoomBy(zoomStep, pinsSeen)}
        />
        <IconButton
          icon="remove"
          label={t('map.zoomOut')}
          className={styles.control}
          onClick={() => zoomBy(1 / zoomStep, pinsSeen)}
        />
        <IconButton icon="map" label={t('map.whole')} className={styles.control} onClick={() => fit([])} />
      </div>
      <p className={styles.sources}>{map('sources')}</p>
      {courses.length === 0 && <p className={styles.empty}>{t('map.empty')}</p>}
      <div className={styles.announcement} aria-live="polite">
        {chosen && <ChosenCourse course={chosen} day={day} />}
      </div>
    </div>
  )
}

function ChosenCourse({ course, day }: { course: CourseOnMap; day: Day | undefined }) {
  const ui = useT('ui')
  const map = useLazyTexts('map')
  const prices = useLazyTexts('lowest-prices')
  const price = priceOf(course)
  return (
    <div className={styles.card}>
      <Link
        to="/san/chi-tiet/$id"
        params={{ id: String(course.id) }}
        search={day ? { date: day } : {}}
        className={styles.course}
      >
        <strong>{course.name}</strong>
        <span className={styles.place}>{course.location}</span>
        {price !== null && course.price_number_hole !== null && (
          <span>
            {rich(prices('fromEach', { holes: ui('holes', { n: course.price_number_hole }) }), {
              price: <strong className="amount">{price}</strong>,
            })}
            {course.price_is_offer === 1 && `\u00a0· ${prices('offer')}`}
          </span>
        )}
      </Link>
      <a className={styles.directions} href={mapAddress(course)} target="_blank" rel="noreferrer">
        <Icon name="pin" size={18} />
        {map('directions')}
      </a>
    </div>
  )
}

/** The buttons at the top right, which no name of a place may lie under. */
const controlsOf = ({ width }: Size): Box[] => [{ left: width - 60, right: width, top: 0, bottom: 160 }]
const placeOf = (course: CourseOnMap): Point => placeOnPlane(course.longitude, course.latitude)
const priceOf = ({ price }: CourseOnMap) => (price === null ? null : formatMoney(price))
