import { useQuery } from '@tanstack/react-query'
import { hioConditions } from '@teeviet/contract/rules/bookings/hio-claims'
import { hioHoles, hioLeastPlayers } from '@teeviet/contract/rules/limits'
import { useState } from 'react'
import { hioClaimsQuery } from '#api/queries/rounds/hio-claims.ts'
import { useLazyTexts } from '#i18n/use-lazy-texts.ts'
import { useMoment } from '#i18n/use-moment.ts'
import type { Session } from '#session/session.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ClaimForm } from './claim-form.tsx'
import { ClaimLine } from './claim-line.tsx'
import styles from './hio-claims.module.css'

/** The hole-in-one claims of a bill, what keeps one from being made now, and the form. */
export default function HioClaims({ session, billId }: { session: Session; billId: number }) {
  const t = useLazyTexts('documents')
  const moment = useMoment()
  const { data } = useQuery(hioClaimsQuery(session, billId))
  const [isOpen, setOpen] = useState(false)
  if (!data || (data.is_on === 0 && data.claims.length === 0)) return null
  const { players, claims, from, until } = data
  const may = players.filter(({ unmet, has_claim }) => unmet.length === 0 && has_claim === 0)
  const waiting = players.filter(({ has_claim }) => has_claim === 0)
  // what keeps every player without a claim from making one
  const reasons = hioConditions.filter(
    (one) => waiting.length > 0 && waiting.every(({ unmet }) => unmet.includes(one)),
  )
  const values = { n: hioLeastPlayers, holes: hioHoles, from: moment(from), until: moment(until) }
  return (
    <Card className={styles.card}>
      <h2>{t('hio.claim.title')}</h2>
      {claims.length > 0 && (
        <ul className={styles.claims}>
          {claims.map((claim) => (
            <ClaimLine key={claim.id} session={session} billId={billId} claim={claim} />
          ))}
        </ul>
      )}
      {data.is_on === 1 && isOpen && may.length > 0 && (
        <ClaimForm session={session} billId={billId} players={may} onClose={() => setOpen(false)} />
      )}
      {data.is_on === 1 && !isOpen && may.length > 0 && (
        <>
          <p>{t('hio.claim.intro', values)}</p>
          <Button icon="trophy" onClick={() => setOpen(true)}>
            {t('hio.claim.open')}
          </Button>
        </>
      )}
      {data.is_on === 1 && may.length === 0 && reasons.length > 0 && (
        <div>
          <p>{t('hio.claim.notNow')}</p>
          <ul className={styles.reasons}>
            {reasons.map((one) => (
              <li key={one}>{t(`hio.condition.${one}`, values)}</li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}
