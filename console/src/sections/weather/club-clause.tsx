import { listOfNames } from '@teeviet/contract/rules/list-of-names'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../../api/call.ts'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'

/** The weather clause of a course in numbers, and what clauses gave for its latest rounds, for its club. */
export function ClubClause({ course }: { course: number }) {
  const t = useT('club')
  const { data } = useRead('GET /api/club/weather', { facility_id: course })
  if (!data) return null
  const { clause, decisions } = data
  return (
    <>
      {clause && <Clause clause={clause} />}
      {decisions.length > 0 && (
        <details className={styles.muted}>
          <summary>{t('portal.weather.decisions', { n: decisions.length })}</summary>
          <ul aria-label={t('portal.weather.decisions', { n: decisions.length })}>
            {decisions.map((decision) => (
              <li key={decision.booking_id}>
                <span className="code">{decision.general_bill_code}</span>{' '}
                <span className="time">{formatHistoryTime(decision.date_played)}</span>
                {': '}
                {t('portal.weather.decided', {
                  affected: decision.affected_minutes,
                  minutes: decision.minutes,
                  amount: formatMoney(decision.amount),
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

type ClauseInForce = NonNullable<DataOf<'GET /api/club/weather'>['clause']>

function Clause({ clause }: { clause: ClauseInForce }) {
  const t = useT('club')
  const language = useLanguage()
  const causes = [
    clause.rain_mm !== null && t('portal.weather.rain', { n: clause.rain_mm }),
    clause.gust_kmh !== null && t('portal.weather.gust', { n: clause.gust_kmh }),
    clause.heat_c !== null && t('portal.weather.heat', { n: clause.heat_c }),
    clause.by_lightning && t('portal.weather.lightning'),
  ]
  return (
    <p className={styles.muted}>
      {t(clause.gives === 'wallet' ? 'portal.weather.toWallet' : 'portal.weather.refund', {
        causes: listOfNames(
          causes.filter((cause) => cause !== false),
          language,
        ),
        percent: `${clause.percent}%`,
        minutes: clause.least_minutes,
      })}
    </p>
  )
}
