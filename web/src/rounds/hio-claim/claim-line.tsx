import { useQueryClient } from '@tanstack/react-query'
import { type HioClaimState, hioClaimStepsFrom } from '@teeviet/contract/rules/bookings/hio-claims'
import { call } from '#api/client/call.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import { type HioClaims, hioClaimsQuery } from '#api/queries/rounds/hio-claims.ts'
import { useLazyTexts } from '#i18n/use-lazy-texts.ts'
import { useMoment } from '#i18n/use-moment.ts'
import type { Session } from '#session/session.ts'
import { Button } from '#ui/form/button.tsx'
import { StatusBadge, type StatusTone } from '#ui/golf/status-badge.tsx'
import styles from './hio-claims.module.css'

const tones: Record<HioClaimState, StatusTone> = {
  reported: 'waiting',
  denied: 'bad',
  witnessed: 'waiting',
  sent: 'waiting',
  paid: 'good',
  refused: 'bad',
  withdrawn: 'quiet',
}

/** A claim and its state, which the golfer withdraws until it is sent to the insurer. */
export function ClaimLine({
  session,
  billId,
  claim,
}: {
  session: Session
  billId: number
  claim: HioClaims['claims'][number]
}) {
  const t = useLazyTexts('documents')
  const moment = useMoment()
  const queryClient = useQueryClient()
  const withdraw = useChange(async () => {
    await call(api.insurance.withdrawHioClaim, { id_general_bill_detail: billId, claim_id: claim.id })
    await queryClient.invalidateQueries({ queryKey: hioClaimsQuery(session, billId).queryKey })
  })
  return (
    <li className={styles.claim} data-state={claim.state}>
      <p className={styles.head}>
        <span>
          <strong className="code">{claim.code}</strong> ·&nbsp;{claim.player}
        </span>
        <StatusBadge tone={tones[claim.state]}>{t(`hio.state.${claim.state}`)}</StatusBadge>
      </p>
      <p>{t('hio.claim.shot', { hole: claim.hole, yards: claim.yards, club: claim.club })}</p>
      <p className={styles.note}>{moment(claim.at)}</p>
      {claim.state === 'reported' && <p>{t('hio.claim.waiting', { name: claim.witness_name })}</p>}
      {claim.answer !== '' && <p>{claim.answer}</p>}
      {hioClaimStepsFrom('golfer', claim.state).includes('withdrawn') && (
        <Button look="quiet" busy={withdraw.isPending} onClick={() => withdraw.run()}>
          {t('hio.claim.withdraw')}
        </Button>
      )}
    </li>
  )
}
