import { Link } from '@tanstack/react-router'
import { webhookEventDays } from '@teeviet/contract/rules/limits'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../../api/call.ts'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { type Column, columnsOf, DataTable } from '../../lists/data-table.tsx'
import { Pages } from '../../lists/list.tsx'
import { useList } from '../../lists/use-list.ts'
import styles from '../../theme/layout.module.css'

type Event = DataOf<'GET /api/staff/partners/:code/webhook-events'>[number]

const tones = { waiting: 'waiting', delivered: 'good', given_up: 'bad' } as const
const replayCall = 'POST /api/staff/partners/:code/webhook-events/:id/replay'

/** The events of a partner with what became of each, and a button that sends one again. */
export function PartnerEvents({ code }: { code: string }) {
  const t = useT('staff-systems')
  const act = useAct()
  const list = useList('GET /api/staff/partners/:code/webhook-events', { code })
  const columns: Column<Event>[] = columnsOf((id) => t(`log.${id}`), {
    event: ({ id, type, at }) => (
      <>
        <code className="code">{type}</code> <span className={styles.muted}>{id}</span>
        <br />
        <span className="date">{formatHistoryTime(at)}</span>
      </>
    ),
    booking: ({ booking_id, general_bill_code }) => (
      <Link to="/staff" search={{ tab: 'all', id: booking_id }} className="code">
        {general_bill_code}
      </Link>
    ),
    state: ({ state, state_at }) => (
      <>
        <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
        <br />
        <span className="date">{formatHistoryTime(state_at)}</span>
      </>
    ),
    answer: ({ answer, attempts }) => (
      <>
        {answer}
        <br />
        <span className={styles.muted}>{t('log.attempts', { n: attempts })}</span>
      </>
    ),
    act: ({ id }) => (
      <Button
        call={replayCall}
        look="quiet"
        busy={act.busy}
        onClick={() => act.send(replayCall, { code, id }, t('log.replayed', { id }))}
      >
        {t('log.act')}
      </Button>
    ),
  })
  return (
    <section className={styles.form}>
      <h4>{t('log.title')}</h4>
      <p className={styles.muted}>{t('log.kept', { n: webhookEventDays })}</p>
      <Problem>{act.problem}</Problem>
      <Pages query={list} lines={3} empty={t('log.empty')}>
        {(events) => <DataTable label={t('log.title')} rows={events} columns={columns} cards="labelled" />}
      </Pages>
    </section>
  )
}
