import { Link } from '@tanstack/react-router'
import { type HioClaimState, hioClaimStepsFrom } from '@teeviet/contract/rules/bookings/hio-claims'
import { listOfNames } from '@teeviet/contract/rules/list-of-names'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import { FailedCall, Refused } from '../../api/call.ts'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import { StatusBadge, type StatusTone } from '../../kit/status-badge.tsx'
import { staffFile } from '../../session/staff-call.ts'
import { useStaff } from '../../session/use-staff.tsx'
import styles from '../../theme/layout.module.css'
import { showPicture } from '../attachments/show-picture.tsx'
import { ClaimSheet } from './claim-sheet.tsx'
import { HioStepForm, type StaffHioClaim } from './step-form.tsx'

const tones: Record<HioClaimState, StatusTone> = {
  reported: 'waiting',
  denied: 'bad',
  witnessed: 'urgent',
  sent: 'waiting',
  paid: 'good',
  refused: 'quiet',
  withdrawn: 'quiet',
}
const photoCall = 'GET /api/staff/hio-claims/:id/photo'

/** One hole-in-one claim: the shot, its golfer, witness and cover, how it has gone so far, and the next step. */
export function HioClaimRow({ claim }: { claim: StaffHioClaim }) {
  const t = useT('staff-hio')
  const language = useLanguage()
  const ui = useT('ui')
  const staff = useStaff()
  const [to, setTo] = useState<HioClaimState>()
  const [problem, setProblem] = useState<string>()
  const { booking, golfer, certificates, unmet } = claim

  async function openPhoto() {
    setProblem(undefined)
    try {
      showPicture(await staffFile(staff, photoCall, { id: claim.id }), claim.code, ui('close'))
    } catch (failure) {
      if (!(failure instanceof FailedCall || failure instanceof Refused)) throw failure
      setProblem(failure.message || ui('error.title'))
    }
  }

  return (
    <article className={styles.item} aria-label={claim.code} data-hio-claim={claim.state}>
      <div className={styles.head}>
        <span>
          <strong className="code">{claim.code}</strong>&nbsp;· {claim.player}
        </span>
        <StatusBadge tone={tones[claim.state]}>{t(`state.${claim.state}`)}</StatusBadge>
      </div>
      <p>{t('shot', { hole: claim.hole, yards: claim.yards, club: claim.club })}</p>
      <p>
        <Link to="/staff" search={{ tab: 'all', id: booking.id }} className="code">
          {booking.general_bill_code}
        </Link>{' '}
        {booking.facility}&nbsp;· <span className="date">{formatHistoryTime(booking.date_played)}</span>
        &nbsp;·
        {t('players', { n: booking.number_player })}&nbsp;· {golfer.fullname}{' '}
        {golfer.phone !== '' && <a href={`tel:${golfer.phone}`}>{golfer.phone}</a>}
      </p>
      <p>
        {t('witness', { name: claim.witness_name })}{' '}
        <a href={`tel:${claim.witness_phone}`}>{claim.witness_phone}</a>
      </p>
      <p>
        {certificates.length === 0
          ? t('noCover')
          : certificates.map(({ number, cover }) => `${number} (${formatMoney(cover)})`).join(' ·\u00a0')}
      </p>
      {unmet.length > 0 && (
        <p className={styles.note}>
          {t('unmet', {
            list: listOfNames(
              unmet.map((one) => t(`condition.${one}`)),
              language,
            ),
          })}
        </p>
      )}
      <ol>
        {claim.history.map(({ state, at, who, answer, note }) => (
          <li key={`${state} ${at}`}>
            <span className={`date ${styles.muted}`}>{formatHistoryTime(at)}</span> {t(`state.${state}`)}{' '}
            {who !== '' && <span className={styles.muted}>({who})</span>}
            {answer !== '' && <p className={styles.note}>{answer}</p>}
            {note !== '' && <p className={styles.muted}>{t('noted', { note })}</p>}
          </li>
        ))}
      </ol>
      <ClaimSheet claim={claim} />
      <Problem>{problem}</Problem>
      {to === undefined ? (
        <div className={styles.buttons}>
          <Button call={photoCall} look="quiet" onClick={openPhoto}>
            {t('photo')}
          </Button>
          {hioClaimStepsFrom('staff', claim.state).map((step, at) => (
            <Button
              key={step}
              call="POST /api/staff/hio-claims/:id/step"
              look={at === 0 ? 'second' : 'quiet'}
              onClick={() => setTo(step)}
            >
              {t(`to.${step}`)}
            </Button>
          ))}
        </div>
      ) : (
        <HioStepForm claim={claim} to={to} onBack={() => setTo(undefined)} />
      )}
    </article>
  )
}
