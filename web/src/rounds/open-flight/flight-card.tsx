import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '#api/client/call.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import type { FlightOfLink } from '#api/queries/rounds/open-flight.ts'
import { useLazyTexts } from '#i18n/use-lazy-texts.ts'
import { useMoment } from '#i18n/use-moment.ts'
import { useT } from '#i18n/use-texts.tsx'
import { RefundLadder } from '#pay/refunds/refund-ladder.tsx'
import { loggedIn } from '#session/logged-in.ts'
import { useSession } from '#session/session.ts'
import { Button, ButtonLink } from '#ui/form/button.tsx'
import { Price } from '#ui/golf/price.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import styles from './open-flight.module.css'

/** An open flight with what one more player pays, and the golfer's own request: asked, answered, or yet to ask. */
export function FlightCard({ flight, code }: { flight: FlightOfLink; code: string }) {
  const t = useLazyTexts('flight')
  const ui = useT('ui')
  const moment = useMoment()
  const { host, facility, start_at: startsAt, number_hole: holes, places_left: left, own, state } = flight
  const isJoinable = state === 'open' && !flight.is_host && (own === null || mayAskAgain.has(own.state))
  return (
    <Card className={styles.inside}>
      <Picture src={facility.picture} alt="" ratio="16 / 9" first className={styles.picture} />
      {!flight.is_host && <p>{t('page.invite', { name: host })}</p>}
      <h2>
        <Link to="/san/chi-tiet/$id" params={{ id: String(facility.id) }}>
          {facility.title}
        </Link>
      </h2>
      <p className={styles.note}>{facility.address}</p>
      {startsAt !== null && (
        <p>
          <strong>{moment(startsAt)}</strong>
          {holes !== null && <>&nbsp;· {ui('holes', { n: holes })}</>}
          {state === 'open' && <>&nbsp;· {t('page.left', { n: left })}</>}
        </p>
      )}
      <Answer flight={flight} code={code} />
      {isJoinable && flight.price !== null && <Ask flight={flight} code={code} price={flight.price} />}
    </Card>
  )
}

const mayAskAgain: ReadonlySet<NonNullable<FlightOfLink['own']>['state']> = new Set([
  'withdrawn',
  'left',
  'over',
])

/** What came of the golfer's request, or why none can be asked. */
function Answer({ flight, code }: { flight: FlightOfLink; code: string }) {
  const t = useLazyTexts('flight')
  const { own, host: name, state } = flight
  const client = useQueryClient()
  const withdrawal = useChange(async () => {
    await call(api.rounds.withdrawFlightAsk, { code })
    await client.invalidateQueries({ queryKey: [api.rounds.openFlight, code] })
  })
  if (flight.is_host) return <p role="status">{t('page.host')}</p>
  if (own?.state === 'joined' || own?.state === 'declined') {
    return (
      <>
        <p role="status">{t(`state.${own.state}`, { name })}</p>
        {own.state === 'joined' && own.bill_id !== null && (
          <ButtonLink
            to="/wap/detail-history-booked/$id_general_bill_detail"
            params={{ id_general_bill_detail: String(own.bill_id) }}
          >
            {t('page.toBill')}
          </ButtonLink>
        )}
      </>
    )
  }
  if (state !== 'open') return <p role="status">{t(`state.${state}`)}</p>
  if (own?.state === 'left') return <p role="status">{t('state.left')}</p>
  if (own?.state !== 'asked') return null
  return (
    <>
      <p role="status">{t('state.asked', { name })}</p>
      <Button look="quiet" busy={withdrawal.isPending} onClick={() => withdrawal.run()}>
        {t('page.withdraw')}
      </Button>
    </>
  )
}

function Ask({ flight, code, price }: { flight: FlightOfLink; code: string; price: number }) {
  const t = useLazyTexts('flight')
  useLazyTexts('bill')
  const session = useSession()
  const client = useQueryClient()
  const ask = useChange(async () => {
    if (!(await loggedIn())) return
    try {
      await call(api.rounds.askToJoin, { code, expected_amount: price })
    } finally {
      // also after a refusal: another price, or the last place gone
      await client.invalidateQueries({ queryKey: [api.rounds.openFlight, code] })
    }
  })
  return (
    <>
      <p>
        {t('page.price')} <Price amount={price} size="large" />
      </p>
      <p>{t('page.alone')}</p>
      <RefundLadder bill={flight} />
      <Button busy={ask.isPending} onClick={() => ask.run()}>
        {t(session ? 'page.ask' : 'page.logIn')}
      </Button>
      <p className={styles.note}>{t('page.noHold', { name: flight.host })}</p>
    </>
  )
}
