import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { tierOf } from '@teeviet/contract/display/tier'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useT } from '../../i18n/use-texts.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { readKey, useRead } from '../../session/use-read.ts'
import { useStaff } from '../../session/use-staff.tsx'
import styles from '../../theme/layout.module.css'
import { StaffState } from '../booking-state/staff-state.tsx'
import { LinkedPhones } from './linked-phones.tsx'
import { oneLook, type StaffMember } from './member.ts'
import { MemberActs } from './member-acts.tsx'
import { MemberMessages } from './member-messages.tsx'
import { MemberPrivate } from './member-private.tsx'

const call = 'GET /api/staff/members/:id'

/** An opened golfer: profile, bookings, and, with the permission, private data. */
export function MemberPanel({ id }: { id: number }) {
  const client = useQueryClient()
  const key = readKey(useStaff(), call, { id })
  const keep = (changed: StaffMember) => client.setQueryData(key, changed)
  return (
    <Loaded query={useRead(call, { id }, oneLook)} lines={10}>
      {(member) => (
        <div className={styles.panel}>
          <Facts member={member} />
          <MemberActs member={member} onChanged={keep} />
          <Bookings bookings={member.bookings} />
          <MemberMessages memberId={id} />
          {member.private && (
            <>
              <LinkedPhones memberId={id} phones={member.private.linked_phones} onChanged={keep} />
              <MemberPrivate memberId={id} member={member.private} onChanged={keep} />
            </>
          )}
        </div>
      )}
    </Loaded>
  )
}

function Facts({ member }: { member: StaffMember }) {
  const t = useT('staff-people')
  const account = useT('account')
  return (
    <>
      <div className={styles.head}>
        <h2>{member.fullname}</h2>
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
        <dt>{t('member.noShows')}</dt>
        <dd>{member.no_shows}</dd>
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
    </>
  )
}

function Bookings({ bookings }: Pick<StaffMember, 'bookings'>) {
  const t = useT('staff-people')
  return (
    <section className={styles.form}>
      <h3>{t('member.bookings')}</h3>
      {bookings.length === 0 && <p className={styles.empty}>{t('member.noBookings')}</p>}
      <ul className={styles.rows}>
        {bookings.map((booking) => (
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
  )
}
