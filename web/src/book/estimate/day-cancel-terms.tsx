import { useQuery } from '@tanstack/react-query'
import { playTimeText } from '@teeviet/contract/display/deadline-text'
import { serverNow } from '@teeviet/contract/live/server-clock'
import { usualHoles } from '@teeviet/contract/rules/limits'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { courseQuery } from '#api/queries/course/detail.ts'
import { estimateQuery } from '#api/queries/estimate.ts'
import { courseTeeTimes, priceStrip, type TeeTime } from '#api/queries/tee-times.ts'
import { useLazyTexts } from '#i18n/use-lazy-texts.ts'
import { useLanguage } from '#i18n/use-texts.tsx'
import { type ChosenCourse, emptyDraft } from '../draft/booking-draft.ts'
import { estimateFields } from '../draft/booking-fields.ts'
import { isToCome, playOfRow } from '../play-time/tee-times.ts'
import { withCount } from '../players/player.ts'
import { chosenDay } from '../tee-times/chosen-day.ts'
import { CancelTerms } from './cancel-lines.tsx'
import { noShowTerms } from './cancel-terms.ts'
import styles from './estimate.module.css'

/** The tee time that the page's lowest price is of: a round of 18 holes before any other, then the cheapest. */
const rankOf = ({ number_hole, price_sale }: TeeTime) =>
  (number_hole === usualHoles ? 0 : 1_000_000_000) + (price_sale ?? 0)

/**
 * What a cancellation of the day's cheapest tee time costs one player, in đồng and hours, and what is kept of a no-show;
 * without a price the rule of the course for no-shows alone.
 */
export function DayCancelTerms({ course, asked }: { course: ChosenCourse; asked: Day | undefined }) {
  const t = useLazyTexts('booking-steps')
  useLazyTexts('booking')
  const language = useLanguage()
  const { data: days } = useQuery(priceStrip({ facility_id: course.id }))
  const day = chosenDay(asked, days ?? [])
  const { data: rows } = useQuery({ ...courseTeeTimes(course.id, day ?? ''), enabled: day !== undefined })
  const [first] = (rows ?? [])
    .filter((row) => row.places_left > 0 && (row.price_sale ?? 0) > 0 && isToCome(row, serverNow()))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
  const draft = { ...emptyDraft, course }
  const { data: estimate } = useQuery(
    estimateQuery(estimateFields(draft, first === undefined ? null : playOfRow(first), withCount([], 1))),
  )
  const isWithoutPrice =
    days !== undefined && (day === undefined || (rows !== undefined && first === undefined))
  const { data: detail } = useQuery({ ...courseQuery({ id: course.id }), enabled: isWithoutPrice })
  if (isWithoutPrice && detail) return <NoShowRule kept={detail.no_show_kept_percent} />
  if (!estimate || estimate.payment_amount === null) return null
  return (
    <div className={styles.example}>
      <p>
        {t('cancelExample', {
          time: playTimeText(estimate, language, ''),
          amount: formatMoney(estimate.payment_amount),
        })}
      </p>
      <CancelTerms estimate={estimate} />
    </div>
  )
}

function NoShowRule({ kept }: { kept: number }) {
  const t = useLazyTexts('booking')
  const [words] = noShowTerms({ no_show_kept_percent: kept })
  return words && <p className={styles.small}>{t(words.key, { percent: `${kept}%` })}</p>
}
