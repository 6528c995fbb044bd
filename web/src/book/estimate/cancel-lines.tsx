import { deadlineText } from '@teeviet/contract/display/deadline-text'
import { formatFigure } from '@teeviet/contract/display/translate'
import { serverNow } from '@teeviet/contract/live/server-clock'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { Estimate } from '#api/queries/estimate.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { cancelTerms } from './cancel-terms.ts'
import styles from './estimate.module.css'

/** What a cancellation costs, before anything is sent: until when, how many hours before tee time, and the đồng back. */
export function CancelTerms({ estimate }: { estimate: Estimate }) {
  const t = useT('booking')
  const language = useLanguage()
  const now = serverNow()
  return cancelTerms(estimate, now).map(({ key, until, hours, refund, percent }) => (
    <p key={key} className={styles.small}>
      {t(key, {
        amount: formatMoney(refund),
        percent: `${percent}%`,
        ...(until === null
          ? {}
          : { time: deadlineText(until, now, language), n: formatFigure(hours, language) }),
      })}
    </p>
  ))
}
