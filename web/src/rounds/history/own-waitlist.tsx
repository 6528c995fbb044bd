import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { rangeOf } from '@teeviet/contract/display/range-of'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatClock, formatPlayTime, startOfDay } from '@teeviet/contract/rules/time/dates'
import { formatDayWithWeekday } from '@teeviet/contract/rules/time/spoken-dates'
import { useState } from 'react'
import { call } from '#api/client/call.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import { ownWaitlist, type WaitlistEntry } from '#api/queries/rounds/waitlist.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import type { Session } from '#session/session.ts'
import { Button } from '#ui/form/button.tsx'
import styles from './own-waitlist.module.css'

/** The lines the golfer waits in, those that were booked or ended lately, and the rule by which places are given; nothing without one. */
export default function OwnWaitlist({ session }: { session: Session }) {
  const t = useT('history')
  const { data } = useQuery(ownWaitlist(session))
  if (data === undefined || data.entries.length === 0) return null
  return (
    <section id="waitlist" className={styles.waitlist}>
      <h2>{t('waitlist.mine')}</h2>
      <p className={styles.note}>{t('waitlist.rule')}</p>
      <ul className={styles.entries}>
        {data.entries.map((entry) => (
          <Entry key={entry.id} session={session} entry={entry} />
        ))}
      </ul>
    </section>
  )
}

const minuteMs = 60_000

function Entry({ session, entry }: { session: Session; entry: WaitlistEntry }) {
  const t = useT('history')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const leave = useChange(async () => {
    await call(api.rounds.leaveWaitlist, { id: entry.id })
    await queryClient.invalidateQueries({ queryKey: ownWaitlist(session).queryKey })
    showToast('success', t('waitlist.entry.left'))
  })
  const clock = (minute: number) => formatClock(startOfDay(entry.day) + minute * minuteMs)
  return (
    <li className={styles.entry} data-waitlist={entry.state}>
      <h3>
        <Link to="/wap/detail-facilities/$id" params={{ id: String(entry.facility_id) }}>
          {entry.facility_name}
        </Link>
      </h3>
      <p>
        <span className="date">{formatDayWithWeekday(entry.day, language)}</span>
        {', '}
        {rangeOf(clock(entry.from_minute), clock(entry.to_minute), language)}
        {'\u00a0· '}
        {t('waitlist.entry.players', { n: entry.players })}
        {'\u00a0· '}
        {t('waitlist.form.holesOf', { n: entry.number_hole })}
      </p>
      <p>
        {t('waitlist.entry.upTo', { price: formatMoney(entry.most_price) })}
        {'\u00a0· '}
        {t(entry.paid_by === 'wallet' ? 'waitlist.entry.byWallet' : 'waitlist.entry.byHold')}
      </p>
      <p>
        <strong>{stateOf(entry)}</strong>
        {entry.state === 'waiting' &&
          `\u00a0· ${t('waitlist.entry.until', { time: formatPlayTime(entry.until) })}`}
      </p>
      {entry.bill_id !== null && (
        <Link
          to="/wap/detail-history-booked/$id_general_bill_detail"
          params={{ id_general_bill_detail: String(entry.bill_id) }}
        >
          {t('waitlist.entry.bill')}
        </Link>
      )}
      {entry.state === 'waiting' && !isAsking && (
        <div className={styles.actions}>
          <Button look="second" size="small" onClick={() => setAsking(true)}>
            {t('waitlist.entry.leave')}
          </Button>
        </div>
      )}
      {entry.state === 'waiting' && isAsking && (
        <>
          <p role="alert">{t('waitlist.entry.leaveAsk')}</p>
          <div className={styles.actions}>
            <Button size="small" busy={leave.isPending} onClick={() => leave.run()}>
              {t('waitlist.entry.leave')}
            </Button>
            <Button look="second" size="small" onClick={() => setAsking(false)}>
              {t('waitlist.entry.stay')}
            </Button>
          </div>
        </>
      )}
    </li>
  )

  function stateOf({ state, ahead, end_reason, end_note }: WaitlistEntry): string {
    if (state === 'waiting') return ahead ? t('waitlist.entry.ahead', { n: ahead }) : t('waitlist.entry.next')
    if (state !== 'ended') return t(`waitlist.entry.${state}`)
    return t(`waitlist.entry.end.${end_reason ?? 'left'}`, { note: end_note ?? '' })
  }
}
