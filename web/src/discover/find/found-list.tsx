import { Link } from '@tanstack/react-router'
import { formatFigure } from '@teeviet/contract/display/translate'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { playTimeOfClock } from '@teeviet/contract/rules/time/play-times'
import type { CourseTeeTimes } from '#api/queries/found-tee-times.ts'
import { bookingLink } from '#book/tee-times/booking-link.ts'
import { saysHoles } from '#book/tee-times/says-holes.ts'
import { TilesOf } from '#book/tee-times/tiles-of.tsx'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { Stars } from '#ui/golf/stars.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import styles from './found-list.module.css'

/** Tee times by course; `byHour` puts the hours between them, as the order by time has them. */
export function FoundList({
  groups,
  day,
  players,
  byHour,
}: {
  groups: readonly CourseTeeTimes[]
  day: Day
  /** How many play, if the search asked for it. */
  players: number | undefined
  byHour: boolean
}) {
  return (
    <ul className={styles.list}>
      {groups.map((group, place) => {
        const hour = byHour ? hourOf(group) : ''
        const before = groups[place - 1]
        const isNewHour = byHour && (before === undefined || hourOf(before) !== hour)
        return (
          <li key={`${group.facility_id} ${hour}`} className={styles.item}>
            {isNewHour && <HourTitle hour={hour} />}
            <CourseGroup group={group} day={day} players={players} level={byHour ? 3 : 2} />
          </li>
        )
      })}
    </ul>
  )
}

/** The hour of a group's first tee time: `06:00`. */
const hourOf = ({ tee_times: [first] }: CourseTeeTimes) => `${first?.time_start.slice(0, 2) ?? ''}:00`

function HourTitle({ hour }: { hour: string }) {
  const t = useT('tee-times')
  const band = playTimeOfClock(hour)
  const until = `${hour.slice(0, 2)}:59`
  return (
    <h2 className={styles.hour}>
      {band !== null && <span className={styles.band}>{t(`band.${band}`)}</span>}
      <span className="time">{t('until', { from: hour, to: until })}</span>
    </h2>
  )
}

function CourseGroup({
  group,
  day,
  players,
  level,
}: {
  group: CourseTeeTimes
  day: Day
  players: number | undefined
  level: 2 | 3
}) {
  const Name = `h${level}` as const
  const teeTimes = useT('tee-times')
  const course = useT('course')
  const language = useLanguage()
  const { facility_id: id, facility_name: name, distance, tee_times: rows, more } = group
  return (
    <article className={styles.course}>
      <Picture src={group.images[0]} alt="" ratio="4 / 3" className={styles.picture} />
      <div className={styles.words}>
        <Name className={styles.name}>
          <Link to="/san/chi-tiet/$id" params={{ id: String(id) }} search={{ date: day }}>
            {name}
          </Link>
        </Name>
        <p className={styles.facts}>
          <Icon name="pin" size={16} />
          <span>
            {group.location}
            {distance !== null && (
              <>
                &nbsp;·&nbsp;
                {course('distance', { km: formatFigure(distance, language) })}
              </>
            )}
          </span>
        </p>
        <Stars rating={group.rating} count={group.reviews_count} />
      </div>
      <div className={styles.times}>
        <TilesOf
          rows={rows}
          showHoles={saysHoles(rows)}
          weather={{ courseId: id, day }}
          choiceOf={(row) => ({ link: bookingLink({ ...row, facility_id: id, number_player: players }) })}
        />
        {more > 0 && (
          <Link
            to="/wap/tee-time/$facility_id"
            params={{ facility_id: String(id) }}
            search={{ title: name, date: day }}
            className={styles.more}
          >
            {teeTimes('moreTimes', { n: more })}
            <Icon name="right" size={18} />
          </Link>
        )}
      </div>
    </article>
  )
}
