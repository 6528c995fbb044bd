import { useQuery } from '@tanstack/react-query'
import { useMoment } from '#i18n/use-moment.ts'
import { useT } from '#i18n/use-texts.tsx'
import type { Session } from '#session/session.ts'
import { Card } from '#ui/layout/card.tsx'
import { Section } from '#ui/layout/section.tsx'
import { CertificateSheet } from '../certificate/certificate-sheet.tsx'
import { RoundFacts } from '../round/round-facts.tsx'
import styles from './offline-round-list.module.css'
import { readOfflineRounds } from './offline-rounds.ts'

/**
 * The next rounds that this browser keeps for the golfer, with their certificates, and when they were kept; nothing
 * when it keeps none. `opened` is the certificate asked for.
 */
export function OfflineRoundList({ session, opened }: { session: Session; opened?: number | undefined }) {
  const t = useT('round')
  const moment = useMoment()
  const { data: kept } = useQuery({
    queryKey: ['kept rounds', session.vga],
    queryFn: () => readOfflineRounds(session),
    networkMode: 'always',
    staleTime: 0,
  })
  if (!kept || kept.rounds.length === 0) return null
  return (
    <Section title={t('offline.rounds')}>
      <p className={styles.age}>{t('offline.keptAt', { time: moment(kept.keptAt) })}</p>
      <ul className={styles.rounds}>
        {kept.rounds.map((round) => (
          <li key={round.id_general_bill}>
            <Card className={styles.round}>
              <RoundFacts round={round} />
              {round.certificate && (
                <details className={styles.certificate} open={round.certificate.id === opened}>
                  <summary>{t('offline.certificate')}</summary>
                  <CertificateSheet certificate={round.certificate} />
                </details>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  )
}
