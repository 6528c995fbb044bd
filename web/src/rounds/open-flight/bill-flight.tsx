import { useQueryClient } from '@tanstack/react-query'
import { call } from '#api/client/call.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import type { Bill } from '#api/queries/member/bill.ts'
import { openDialog } from '#dialogs/open.ts'
import { useLazyTexts } from '#i18n/use-lazy-texts.ts'
import { useT } from '#i18n/use-texts.tsx'
import { refreshBookings } from '#pay/bill/refresh-bookings.ts'
import { Button } from '#ui/form/button.tsx'
import { StatusBadge, type StatusTone } from '#ui/golf/status-badge.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Section } from '#ui/layout/section.tsx'
import { shareAddress } from '#ui/text/share-address.ts'
import styles from './open-flight.module.css'

type OpenFlight = NonNullable<Bill['open_flight']>

const tones: Record<OpenFlight['asks'][number]['state'], StatusTone> = {
  asked: 'waiting',
  joined: 'good',
  left: 'quiet',
}

/** The open flight of a bill: its link, and who asks to join; of a golfer who joined another's, whose it is. */
export function BillFlight({ bill }: { bill: Bill }) {
  const t = useLazyTexts('flight')
  const { open_flight: flight, joined_flight: host } = bill
  return (
    <Section title={t(host ? 'joinedTitle' : 'own.title')}>
      <Card>
        {host ? <p>{t('joined', { name: host })}</p> : flight && <OwnFlight bill={bill} flight={flight} />}
      </Card>
    </Section>
  )
}

function OwnFlight({ bill, flight }: { bill: Bill; flight: OpenFlight }) {
  const t = useLazyTexts('flight')
  const round = useT('round')
  const ui = useT('ui')
  const client = useQueryClient()
  const id = bill.id_general_bill
  const title = bill.services.find((one) => one.type === 'booking')?.booking_pax_detail.facility.title ?? ''
  const { url, asks, places_left: left } = flight
  const send = (address: string) =>
    shareAddress({ title, url: address }, { copied: round('linkCopied'), byHand: ui('copyByHand') })
  const set = useChange(async (isOpen: boolean) => {
    const question = { message: t('own.closeAsk'), confirm: t('own.close'), cancel: t('own.closeBack') }
    if (!isOpen && (await openDialog('confirm', question)) !== true) return
    await call(api.rounds.setOpenFlight, { id_general_bill_detail: id, is_open: isOpen ? 1 : 0 })
    await refreshBookings(client)
  })
  const answer = useChange(async ({ ask, isApproved }: { ask: number; isApproved: boolean }) => {
    await call(api.rounds.answerFlightAsk, {
      id_general_bill_detail: id,
      id: ask,
      is_approved: isApproved ? 1 : 0,
    })
    await refreshBookings(client)
  })
  return (
    <div className={styles.inside}>
      <p className={styles.note}>{left > 0 ? t('own.lead', { n: left }) : t('own.full')}</p>
      {asks.length > 0 && (
        <ul className={styles.asks}>
          {asks.map(({ id: ask, name, state }) => (
            <li key={ask}>
              <span>{name}</span>
              <StatusBadge tone={tones[state]}>{t(`ask.${state}`)}</StatusBadge>
              {state === 'asked' && (
                <span className={styles.actions}>
                  <Button
                    busy={answer.pending?.ask === ask && answer.pending.isApproved}
                    onClick={() => answer.run({ ask, isApproved: true })}
                    aria-label={t('own.acceptOf', { name })}
                  >
                    {t('own.accept')}
                  </Button>
                  <Button
                    look="second"
                    busy={answer.pending?.ask === ask && !answer.pending.isApproved}
                    onClick={() => answer.run({ ask, isApproved: false })}
                    aria-label={t('own.declineOf', { name })}
                  >
                    {t('own.decline')}
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {url !== null && asks.length === 0 && <p role="status">{t('own.noAsks')}</p>}
      <div className={styles.actions}>
        {url !== null && (
          <>
            <Button look="second" icon="share" onClick={() => send(url)}>
              {t('own.share')}
            </Button>
            <Button look="quiet" busy={set.pending === false} onClick={() => set.run(false)}>
              {t('own.close')}
            </Button>
          </>
        )}
        {url === null && left > 0 && (
          <Button look="second" busy={set.pending === true} onClick={() => set.run(true)}>
            {t('own.open')}
          </Button>
        )}
      </div>
    </div>
  )
}
