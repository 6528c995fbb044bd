import { deviceName } from '@teeviet/contract/display/device-name'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../../api/call.ts'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import { List } from '../../lists/list.tsx'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'

type OwnSession = DataOf<'GET /api/staff/sessions'>[number]

/** Where the staff member is signed in; every other browser can be signed out, one by one or all at once. */
export function OwnSessions() {
  const t = useT('staff-people')
  const list = useRead('GET /api/staff/sessions', {})
  const act = useAct()
  const others = (list.data ?? []).filter(({ is_current }) => is_current === 0)
  const end = (id: string) => act.send('POST /api/staff/sessions/:id/end', { id }, t('sessions.ended'))
  const endOthers = () => act.send('POST /api/staff/sessions/end-others', {}, t('sessions.ended'))
  return (
    <>
      <h2>{t('sessions.open')}</h2>
      <p className={styles.muted}>{t('sessions.lead')}</p>
      <List query={list} label={t('sessions.open')} lines={4} empty="">
        {(session) => <SessionRow session={session} busy={act.busy} onEnd={end} />}
      </List>
      <Problem>{act.problem}</Problem>
      {others.length > 0 && (
        <div>
          <Button look="second" icon="logout" busy={act.busy} onClick={endOthers}>
            {t('sessions.endOthers')}
          </Button>
        </div>
      )}
    </>
  )
}

type SessionRowProps = { session: OwnSession; busy: boolean; onEnd: (id: string) => unknown }

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const t = useT('staff-people')
  const { id, address, created_at, used_at, is_current } = session
  const device = deviceName(session.device) || t('sessions.unknown')
  return (
    <article className={styles.item} aria-label={device}>
      <div className={styles.head}>
        <span>
          <strong>{device}</strong> <span className={styles.muted}>{address}</span>
          <br />
          <span className={styles.muted}>
            {t('sessions.since', { time: formatHistoryTime(created_at) })}
            {' ·\u00a0'}
            {is_current === 1 ? t('sessions.this') : t('sessions.used', { time: formatHistoryTime(used_at) })}
          </span>
        </span>
        {is_current === 0 && (
          <Button
            look="second"
            busy={busy}
            aria-label={t('sessions.endNamed', { device })}
            onClick={() => onEnd(id)}
          >
            {t('sessions.end')}
          </Button>
        )}
      </div>
    </article>
  )
}
