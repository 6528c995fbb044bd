import { useQuery } from '@tanstack/react-query'
import { serverNow } from '@teeviet/contract/live/server-clock'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { addDays, type Day, dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { formatDayWithWeekday } from '@teeviet/contract/rules/time/spoken-dates'
import { useState } from 'react'
import { alternativesQuery } from '#api/queries/alternatives.ts'
import { useLazyTexts } from '#i18n/use-lazy-texts.ts'
import { useLanguage } from '#i18n/use-texts.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import type { Alternative } from '../draft/booking-draft.ts'
import styles from './alternatives.module.css'

/** So many days before and after the chosen one can be looked at. */
const daysAround = 3

/** Free times of a day at the chosen course and near it, each with its price. */
export function AlternativeTimes({
  courseId,
  startsAt,
  players,
  isNamed,
  onPress,
}: {
  courseId: number
  startsAt: number
  players: number
  isNamed: (one: Alternative) => boolean
  onPress: (one: Alternative) => void
}) {
  const t = useLazyTexts('alternatives')
  const language = useLanguage()
  const [day, setDay] = useState<Day>(dayOf(startsAt))
  const query = useQuery(
    alternativesQuery({ facility_id: courseId, start_at: startsAt, number_player: players, day }),
  )
  const today = dayOf(serverNow())
  const days = Array.from({ length: 2 * daysAround + 1 }, (_, index) =>
    addDays(dayOf(startsAt), index - daysAround),
  ).filter((one) => one >= today)
  return (
    <>
      <SelectField label={t('form.day')} value={day} onChange={({ target }) => setDay(target.value)}>
        {days.map((one) => (
          <option key={one} value={one}>
            {formatDayWithWeekday(one, language)}
          </option>
        ))}
      </SelectField>
      {query.isError && <p role="alert">{t('form.failed')}</p>}
      {query.isPending && <Skeleton lines={3} />}
      {query.data?.length === 0 && <p>{t('form.none')}</p>}
      {query.data?.map(({ facility, distance, starts }) => (
        <div key={facility.id}>
          <p className={styles.note}>
            {facility.title} ·&nbsp;{distance === 0 ? t('form.here') : t('form.km', { n: distance })}
          </p>
          {/* biome-ignore lint/a11y/useSemanticElements: as of every row of chips */}
          <div className={styles.times} role="group" aria-label={facility.title}>
            {starts.map(({ start_at, price, path }) => {
              const one = { facility_id: facility.id, start_at, price, title: facility.title, path }
              return (
                <Chip key={start_at} on={isNamed(one)} onPress={() => onPress(one)}>
                  {[formatClock(start_at), path, formatMoney(price)].filter(Boolean).join(' ·\u00a0')}
                </Chip>
              )
            })}
          </div>
        </div>
      ))}
    </>
  )
}
