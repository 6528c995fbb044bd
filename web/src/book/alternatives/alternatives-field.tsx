import { playTimeText } from '@teeviet/contract/display/deadline-text'
import { mostAlternatives } from '@teeviet/contract/rules/limits'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useState } from 'react'
import { useLazyTexts } from '#i18n/use-lazy-texts.ts'
import { useLanguage } from '#i18n/use-texts.tsx'
import { Button } from '#ui/form/button.tsx'
import type { Alternative } from '../draft/booking-draft.ts'
import type { Booking } from '../draft/use-booking.ts'
import { AlternativeTimes } from './alternative-times.tsx'
import styles from './alternatives.module.css'

/** Other tee times for the case that the chosen one is not free: those named, and a choice of more. */
export function AlternativesField({ booking }: { booking: Booking }) {
  const t = useLazyTexts('alternatives')
  const language = useLanguage()
  const [isChoosing, setChoosing] = useState(false)
  const { draft, players, change } = booking
  const { course, play } = draft
  if (!course || !play) return null
  const named = play.alternatives ?? []
  const name = (alternatives: readonly Alternative[]) => change({ play: { ...play, alternatives } })
  const timeOf = ({ start_at }: Alternative) =>
    playTimeText({ date_played: start_at, is_any_time: 0 }, language, '')
  const isSame = (one: Alternative) => (other: Alternative) =>
    one.facility_id === other.facility_id && one.start_at === other.start_at

  return (
    <section className={styles.field} aria-label={t('form.title')}>
      <strong>{t('form.title')}</strong>
      <p className={styles.note}>{t('form.lead', { n: mostAlternatives })}</p>
      {named.length > 0 && (
        <ol className={styles.named}>
          {named.map((one) => (
            <li key={`${one.facility_id} ${one.start_at}`} className={styles.one}>
              <span>
                <strong className="time">{[timeOf(one), one.path].filter(Boolean).join(' ·\u00a0')}</strong>
                {one.facility_id !== course.id && <> ·&nbsp;{one.title}</>}
                <span className={styles.price}>{t('price', { amount: formatMoney(one.price) })}</span>
              </span>
              <Button
                look="quiet"
                size="small"
                icon="close"
                aria-label={t('form.remove', { time: timeOf(one) })}
                onClick={() => name(named.filter((other) => !isSame(one)(other)))}
              >
                {''}
              </Button>
            </li>
          ))}
        </ol>
      )}
      {isChoosing && (
        <AlternativeTimes
          courseId={course.id}
          startsAt={play.startsAt}
          players={players.length}
          isNamed={(one) => named.some(isSame(one))}
          onPress={(one) => {
            const next = named.some(isSame(one))
              ? named.filter((other) => !isSame(one)(other))
              : [...named, one]
            name(next)
            setChoosing(next.length < mostAlternatives)
          }}
        />
      )}
      {named.length < mostAlternatives && (
        <Button
          look="second"
          size="small"
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        >
          {t(isChoosing ? 'form.close' : 'form.add')}
        </Button>
      )}
    </section>
  )
}
