import { useQuery } from '@tanstack/react-query'
import { priceStripDays } from '@teeviet/contract/rules/limits'
import { addDays, type Day, daysBetween } from '@teeviet/contract/rules/time/dates'
import { countsAsWeekend } from '@teeviet/contract/rules/time/holidays'
import { firstPlayStrip, playStrip } from '#api/queries/course/play-strip.ts'
import { siteSettings } from '#api/queries/site-settings.ts'
import { useLazyTexts } from '#i18n/use-lazy-texts.ts'
import { useT } from '#i18n/use-texts.tsx'
import { DayStrip } from '../tee-times/day-strip.tsx'
import styles from './play-time.module.css'

/** Two weeks of days to play on; they begin at the chosen day when it is later. Without a course none has a price. */
export function PlayDays({
  today,
  day,
  courseId,
  productId,
  onDay,
}: {
  today: Day
  day: Day
  courseId: number | null
  productId: number | undefined
  onDay: (day: Day) => void
}) {
  const t = useT('pickers')
  const texts = useLazyTexts('lowest-prices')
  const first = daysBetween(today, day) < priceStripDays ? today : day
  const stripOf = first === today ? firstPlayStrip : playStrip
  const { data: strip } = useQuery({
    ...stripOf(courseId ?? 0, first, productId),
    enabled: courseId !== null,
  })
  const holidays = new Set(useQuery(siteSettings).data?.holidays)
  const priced = new Map(strip?.map((one) => [one.day, one]))
  const days = Array.from({ length: priceStripDays }, (_, place) => {
    const day = addDays(first, place)
    const { price, number_hole, is_offer = 0 } = priced.get(day) ?? {}
    return { day, price, number_hole, is_offer, is_weekend: countsAsWeekend(day, holidays) ? 1 : 0 } as const
  })
  return (
    <div className={styles.days}>
      <DayStrip
        days={days}
        chosen={day}
        today={today}
        prices={texts}
        none={productId === undefined ? undefined : t('play.noOffer')}
        onChoose={onDay}
      />
    </div>
  )
}
