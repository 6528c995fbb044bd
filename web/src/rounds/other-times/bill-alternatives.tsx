import { playTimeText } from '@teeviet/contract/display/deadline-text'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { Bill } from '#api/queries/member/bill.ts'
import { useLazyTexts } from '#i18n/use-lazy-texts.ts'
import { useLanguage } from '#i18n/use-texts.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Section } from '#ui/layout/section.tsx'
import styles from './offer-choice.module.css'

/** The other tee times that the golfer named in the request, and what became of each. */
export function BillAlternatives({ alternatives }: { alternatives: Bill['alternatives'] }) {
  const t = useLazyTexts('alternatives')
  const language = useLanguage()
  return (
    <Section title={t('bill.title')}>
      <Card>
        <ol className={styles.options}>
          {alternatives.map(({ option, facility, date_played, flights, price, state }) => (
            <li key={option} className={styles.facts}>
              <strong>
                {state === 'confirmed' && '✓ '}
                {facility.title}
              </strong>
              <span className="time">
                {playTimeText({ date_played, is_any_time: 0, flights }, language, '')}
              </span>
              <span className={styles.note}>{t('price', { amount: formatMoney(price) })}</span>
              <span className={styles.note}>{t(`bill.${state}`)}</span>
            </li>
          ))}
        </ol>
      </Card>
    </Section>
  )
}
