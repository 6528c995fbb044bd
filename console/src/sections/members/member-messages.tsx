import { Link } from '@tanstack/react-router'
import { useT } from '../../i18n/use-texts.tsx'
import { Pages } from '../../lists/list.tsx'
import { useList } from '../../lists/use-list.ts'
import styles from '../../theme/layout.module.css'
import { MessageLine } from '../messages/message-line.tsx'

/** What was written to a golfer about all their bookings, the latest first, each with its booking. */
export function MemberMessages({ memberId: id }: { memberId: number }) {
  const t = useT('staff-people')
  const list = useList('GET /api/staff/members/:id/messages', { id })
  return (
    <section className={styles.form}>
      <h3>{t('member.messages')}</h3>
      <Pages query={list} lines={3} empty={t('member.noMessages')}>
        {(messages) => (
          <ol className={styles.lines}>
            {messages.map((message) => (
              <MessageLine key={message.id} message={message}>
                <Link to="/staff" search={{ tab: 'all', id: message.booking_id }} className="code">
                  {message.general_bill_code}
                </Link>
              </MessageLine>
            ))}
          </ol>
        )}
      </Pages>
    </section>
  )
}
