import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { tierOf } from '@teeviet/contract/display/tier'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../../api/call.ts'
import { FailedCall } from '../../api/call.ts'
import { staffQuery } from '../../api/staff-call.ts'
import styles from '../../forms/desk.module.css'
import { useT } from '../../i18n/use-texts.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { ToList } from '../../lists/to-list.tsx'
import { useMayCall } from '../../session/may-call.ts'
import { useStaff } from '../../session/use-staff.tsx'
import { StaffState } from '../booking/staff-state.tsx'
import { LinkedPhones } from './linked-phones.tsx'
import { MemberActs } from './member-acts.tsx'
import { MemberPrivate } from './member-private.tsx'

export type StaffMember = DataOf<'GET /api/staff/members/:id'>

/** A golfer opened: who they are, their bookings, and, with the permission, what only the golfer knows. */
export function MemberPanel({ id, words }: { id: number; words: string }) {
  const t = useT('staff-people')
  const desk = useT('staff-desk')
  const account = useT('account')
  const staff = useStaff()
  const mayCall = useMayCall()
  const client = useQueryClient()
  const query = staffQuery(staff, 'GET /api/staff/members/:id', { id })
  const opened = useQuery({ ...query, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false })
  if (opened.isPending) {
    return (
      <div className={styles.open}>
        <Skeleton lines={10} />
      </div>
    )
  }
  if (opened.isError) {
    const isUnknown = opened.error instanceof FailedCall && opened.error.status === 404
    return (
      <div className={styles.open}>
        {isUnknown ? (
          <p className={styles.empty}>{desk('unknown')}</p>
        ) : (
          <ErrorState error={opened.error} onRetry={() => opened.refetch()} busy={opened.isFetching} />
        )}
      </div>
    )
  }
  const member = opened.data
  return (
    <div className={styles.open}>
      <ToList link={{ to: '/staff/members', search: words === '' ? {} : { q: words } }} />
      <div className={styles.head}>
        <h2 className={styles.title}>{member.fullname}</h2>
        {member.is_locked === 1 && <StatusBadge tone="bad">{t('member.locked')}</StatusBadge>}
      </div>
      {member.locked_reason !== '' && <p className={styles.note}>{member.locked_reason}</p>}
      <dl className={styles.facts}>
        <dt>vID</dt>
        <dd className="code">{member.vga}</dd>
        <dt>{t('member.phone')}</dt>
        <dd>
          {member.phone === '' ? t('member.nothing') : <a href={`tel:${member.phone}`}>{member.phone}</a>}
        </dd>
        <dt>{t('member.tier')}</dt>
        <dd>{account(`profile.tiers.${tierOf(member.type_member)}`)}</dd>
        <dt>{t('member.since')}</dt>
        <dd>{formatHistoryTime(member.created_at)}</dd>
        <dt>{t('member.complaints')}</dt>
        <dd>
          {member.complaints === 0 ? (
            0
          ) : (
            <Link to="/staff/complaints" search={{ state: 'all', q: String(member.vga) }}>
              {member.complaints}
            </Link>
          )}
        </dd>
      </dl>
      {mayCall('POST /api/staff/members/:id/lock') && (
        <MemberActs member={member} onChanged={(changed) => client.setQueryData(query.queryKey, changed)} />
      )}
      <section className={styles.part}>
        <h3 className={styles.heading}>{t('member.bookings')}</h3>
        {member.bookings.length === 0 && <p className={styles.empty}>{t('member.noBookings')}</p>}
        <ul className={styles.rows}>
          {member.bookings.map((booking) => (
            <li key={booking.id} className={`${styles.row} ${styles.stacked}`}>
              <span>
                <Link to="/staff" search={{ tab: 'all', id: booking.id }} className="code">
                  {booking.general_bill_code}
                </Link>{' '}
                {booking.facility} ·&nbsp;
                <span className="time">{formatHistoryTime(booking.date_played)}</span>
              </span>
              <span className={styles.side}>
                {booking.amount !== null && <span className="amount">{formatMoney(booking.amount)}</span>}
                <StaffState state={booking.state} />
              </span>
            </li>
          ))}
        </ul>
      </section>
      {member.private && (
        <>
          <LinkedPhones
            memberId={member.id}
            phones={member.private.linked_phones}
            onChanged={(changed) => client.setQueryData(query.queryKey, changed)}
          />
          <MemberPrivate member={member.private} />
        </>
      )}
    </div>
  )
}
