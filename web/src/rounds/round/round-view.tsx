import { useQuery } from '@tanstack/react-query'
import { ClientOnly } from '@tanstack/react-router'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { lazy, Suspense } from 'react'
import { calendarAddress } from '#api/client/addresses.ts'
import type { Round } from '#api/queries/rounds/rounds.ts'
import { shareQuery } from '#api/queries/rounds/share.ts'
import { useMoment } from '#i18n/use-moment.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ButtonAnchor, ButtonLink } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { mapAddress } from '#ui/text/map-address.ts'
import { BookingCode } from '../code/booking-code.tsx'
import { RoundFacts } from './round-facts.tsx'
import styles from './round-view.module.css'

// Few players pay a share by their pass.
const ShareCard = lazy(() =>
  import('../shares/share-card.tsx').then(({ ShareCard }) => ({ default: ShareCard })),
)

/**
 * A round for fellow players: place, time, players, the code for the bag drop; nothing about money, unless it is the pass
 * of one player, who reads their own price.
 */
export function RoundView({ round, code }: { round: Round; code: string }) {
  const t = useT('round')
  const language = useLanguage()
  const moment = useMoment()
  const { course, pass } = round
  const isToCome = round.state === 'on' || round.state === 'waiting'
  return (
    <>
      {pass && <ShareOfPass code={code} />}
      <Card className={styles.round}>
        <Picture src={course.picture} alt="" ratio="16 / 7" first className={styles.picture} />
        <p className={styles.state} data-state={round.state}>
          {t(`state.${round.state}`)}
        </p>
        {round.state === 'left' ? (
          <h2>{course.name}</h2>
        ) : (
          <RoundFacts round={round}>
            {pass && pass.price !== null && (
              <div>
                <dt>{t('pass.price')}</dt>
                <dd>{formatMoney(pass.price)}</dd>
              </div>
            )}
            {pass && pass.free_cancel_until !== null && (
              <div>
                <dt>{t('pass.cancel')}</dt>
                <dd>{t('pass.cancelUntil', { time: moment(pass.free_cancel_until) })}</dd>
              </div>
            )}
          </RoundFacts>
        )}
        {pass && isToCome && <BookingCode code={round.booking_code} />}
        <div className={styles.actions}>
          {isToCome && (
            <>
              <ButtonAnchor icon="calendar-add" href={calendarAddress(code, language)}>
                {t('addToCalendar')}
              </ButtonAnchor>
              {pass?.apple_wallet && (
                <ButtonAnchor look="second" icon="wallet" href={pass.apple_wallet}>
                  {t('appleWallet')}
                </ButtonAnchor>
              )}
              {pass?.google_wallet && (
                <ButtonAnchor look="second" icon="wallet" href={pass.google_wallet}>
                  {t('googleWallet')}
                </ButtonAnchor>
              )}
              <ButtonAnchor look="second" icon="pin" href={mapAddress(course)} newTab>
                {t('directions')}
              </ButtonAnchor>
            </>
          )}
          <ButtonLink look="second" to="/san/chi-tiet/$id" params={{ id: String(course.id) }}>
            {t('course')}
          </ButtonLink>
        </div>
      </Card>
    </>
  )
}

/** Pixels of the card with and without a QR, so that what is below does not move. */
const cardHeight = { toPay: 860, else: 130 }

function ShareOfPass({ code }: { code: string }) {
  const { data: share } = useQuery(shareQuery(code))
  if (!share) return null
  const space = <Skeleton height={share.transfer ? cardHeight.toPay : cardHeight.else} />
  return (
    <ClientOnly fallback={space}>
      <Suspense fallback={space}>
        <ShareCard code={code} share={share} />
      </Suspense>
    </ClientOnly>
  )
}
