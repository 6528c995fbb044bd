import { formatClock } from '@teeviet/contract/rules/dates'
import { formatDayWithWeekday } from '@teeviet/contract/rules/spoken-dates'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Picture } from '../../ui/picture.tsx'
import { mapAddress } from '../courses/map-address.ts'
import { calendarAddress } from './calendar-address.ts'
import type { Round } from './load-round.ts'
import styles from './round-view.module.css'

/** A round as who plays along sees it: where, when, with whom, the code for the bag drop; nothing about money. */
export function RoundView({ round, code }: { round: Round; code: string }) {
  const t = useT('round')
  const ui = useT('ui')
  const language = useLanguage()
  const { course, starts_at, number_hole, players } = round
  const isToCome = round.state === 'on' || round.state === 'waiting'
  return (
    <Card className={styles.round}>
      <Picture src={course.picture} alt="" ratio="16 / 7" first className={styles.picture} />
      <p className={styles.state} data-state={round.state}>
        {t(`state.${round.state}`)}
      </p>
      <h2>{course.name}</h2>
      <p className={styles.when}>
        {starts_at !== null && <span className={`time ${styles.clock}`}>{formatClock(starts_at)}</span>}
        <span className="date">{formatDayWithWeekday(round.play_date, language)}</span>
        {number_hole !== null && <span>{ui('holes', { n: number_hole })}</span>}
      </p>
      {starts_at === null && isToCome && <p className={styles.note}>{t('anyTime')}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>{t('players')}</dt>
          <dd>{players.length > 0 ? players.join(', ') : ui('players', { n: round.number_player })}</dd>
        </div>
        <div>
          <dt>{t('code')}</dt>
          <dd className="code">{round.booking_code}</dd>
        </div>
        <div>
          <dt>{t('address')}</dt>
          <dd>{course.address}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        {isToCome && (
          <>
            <ButtonAnchor icon="calendar-add" href={calendarAddress(code, language)}>
              {t('addToCalendar')}
            </ButtonAnchor>
            <ButtonAnchor look="second" icon="pin" href={mapAddress(course)} newTab>
              {t('directions')}
            </ButtonAnchor>
          </>
        )}
        <ButtonLink look="second" to="/san/chi-tiet/$id" params={{ id: String(course.id) }}>
          {t('course')}
        </ButtonLink>
      </div>
    </Card>
  )
}
