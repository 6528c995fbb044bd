import { useState } from 'react'
import { call } from '#api/client/call.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import type { WitnessedHio } from '#api/queries/rounds/hio-claims.ts'
import { useLazyTexts } from '#i18n/use-lazy-texts.ts'
import { useMoment } from '#i18n/use-moment.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import styles from './hio-claims.module.css'

/** What a witness is asked to confirm, and the two answers; then which one was given. */
export function WitnessCard({ asked, linkKey: key }: { asked: WitnessedHio; linkKey: string }) {
  const t = useLazyTexts('documents')
  const moment = useMoment()
  // kept here: the link is over once it was answered
  const [answered, setAnswered] = useState<WitnessedHio>()
  const answer = useChange(async (isSeen: boolean) =>
    setAnswered(await call(api.insurance.answerAsWitness, { key, is_seen: isSeen ? 1 : 0 })),
  )
  const { player, facility, date_played, hole, yards, club } = asked
  return (
    <Card className={styles.card}>
      <h2>{facility}</h2>
      <p>{moment(date_played)}</p>
      <p>{t('hio.claim.shot', { hole, yards, club })}</p>
      {answered ? (
        <p role="status">
          {t(answered.answer === 'denied' ? 'hio.witness.denied' : 'hio.witness.confirmed')}
        </p>
      ) : (
        <>
          <p>
            <strong>{t('hio.witness.question', { player, hole })}</strong>
          </p>
          <div className={styles.actions}>
            <Button icon="check" busy={answer.pending === true} onClick={() => answer.run(true)}>
              {t('hio.witness.yes')}
            </Button>
            <Button look="second" busy={answer.pending === false} onClick={() => answer.run(false)}>
              {t('hio.witness.no')}
            </Button>
          </div>
          <p className={styles.note}>{t('hio.witness.note')}</p>
        </>
      )}
    </Card>
  )
}
