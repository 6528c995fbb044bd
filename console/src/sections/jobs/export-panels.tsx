import { serverNow } from '@teeviet/contract/live/server-clock'
import { exportDays, exportMonths } from '@teeviet/contract/rules/staff/jobs'
import { addDays, type Day, dayOf, daysBetween, monthsBetween } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import { newRequestKey } from '../../api/request-key.ts'
import { CourseChoice } from '../../forms/course-choice.tsx'
import { Form } from '../../forms/form.tsx'
import { DayInput, MonthInput } from '../../forms/typed-input.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { IfMayCall } from '../../session/if-may-call.tsx'
import styles from '../../theme/layout.module.css'

const bookingsCall = 'POST /api/staff/jobs/bookings'
const ledgerCall = 'POST /api/staff/jobs/ledger'

/** The bookings of many days as one file. */
export function BookingsExport() {
  return <IfMayCall call={bookingsCall} children={<BookingsForm />} />
}

/** The ledger of several months as one file. */
export function LedgerMonthsExport() {
  return <IfMayCall call={ledgerCall} children={<LedgerForm />} />
}

function BookingsForm() {
  const t = useT('staff-jobs')
  const key = useNextKey()
  const form = useDraft<{ from: Day; to: Day; course: string }>(
    () => {
      const today = dayOf(serverNow())
      return { from: `${today.slice(0, 4)}-01-01`, to: addDays(today, -1), course: '' }
    },
    {
      check: ({ from, to }) => {
        const isPeriod = from !== '' && to >= from && daysBetween(from, to) < exportDays
        return { to: isPeriod ? undefined : t('export.period', { n: exportDays }) }
      },
    },
  )
  const send = ({ from, to, course }: typeof form.values) =>
    form.send(bookingsCall, { from, to, course_id: course }, t('started'), key.now).then(key.renew)
  return (
    <section className={styles.panel} aria-label={t('export.bookings')}>
      <h2>{t('export.bookings')}</h2>
      <p className={styles.muted}>{t('export.bookingsNote')}</p>
      <Form inline form={form} call={bookingsCall} label={t('export.start')} onSend={send}>
        <DayInput label={t('export.from')} {...form.getInputProps('from')} />
        <DayInput label={t('export.to')} {...form.getInputProps('to')} />
        <CourseChoice none={t('export.allCourses')} {...form.getInputProps('course')} />
      </Form>
    </section>
  )
}

function LedgerForm() {
  const t = useT('staff-jobs')
  const key = useNextKey()
  const thisMonth = dayOf(serverNow()).slice(0, 7)
  const lastMonth = addDays(`${thisMonth}-01`, -1).slice(0, 7)
  const form = useDraft(() => ({ from: lastMonth, to: lastMonth }), {
    check: ({ from, to }) => {
      const isOver = from !== '' && to >= from && to < thisMonth
      const isPeriod = isOver && monthsBetween(from, to) < exportMonths
      return { to: isPeriod ? undefined : t('export.months', { n: exportMonths }) }
    },
  })
  const send = (period: typeof form.values) =>
    form.send(ledgerCall, period, t('started'), key.now).then(key.renew)
  return (
    <section className={styles.panel} aria-label={t('export.ledger')}>
      <h2>{t('export.ledger')}</h2>
      <p className={styles.muted}>{t('export.ledgerNote')}</p>
      <Form inline form={form} call={ledgerCall} label={t('export.start')} onSend={send}>
        <MonthInput label={t('export.from')} {...form.getInputProps('from')} />
        <MonthInput label={t('export.to')} {...form.getInputProps('to')} />
      </Form>
    </section>
  )
}

/** The key of the next job: another one once the last has started, so that a form that failed is sent again safely. */
function useNextKey() {
  const [now, setKey] = useState(newRequestKey)
  return {
    now,
    renew: <Answer,>(started: Answer): Answer => {
      if (started) setKey(newRequestKey())
      return started
    },
  }
}
