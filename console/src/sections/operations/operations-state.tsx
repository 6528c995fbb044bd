import { SimpleGrid } from '@mantine/core'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { DataOf } from '../../api/call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { providerName } from '../../kit/provider-name.ts'
import { columnsOf, DataTable } from '../../lists/data-table.tsx'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'

const call = 'GET /api/staff/operations'
const READ_EVERY_MS = 10_000
/** From here on a figure is marked. */
const LONG_TRANSACTION_SECONDS = 60
const SMS_PERCENT = 80

type State = DataOf<typeof call>

/** The state of the operation, read again while the page is open. */
export function OperationsState() {
  const t = useT('staff-operations')
  const query = useRead(call, {}, { refetchInterval: READ_EVERY_MS })
  return (
    <Loaded query={query} lines={12}>
      {(state) => (
        <>
          <div className={styles.head}>
            <p className={styles.muted}>{t('fresh', { time: formatHistoryTime(state.now) })}</p>
            <Button look="second" icon="refresh" busy={query.isFetching} onClick={() => query.refetch()}>
              {t('again')}
            </Button>
          </div>
          <SimpleGrid cols={{ base: 1, md: 2 }}>
            <Server server={state.server} />
            <Database database={state.database} />
            <Messages state={state} />
            <Notifications notifications={state.notifications} />
          </SimpleGrid>
          <Jobs jobs={state.jobs} />
        </>
      )}
    </Loaded>
  )
}

function Server({ server: { version, started_at, memory_mb, connections } }: Pick<State, 'server'>) {
  const t = useT('staff-operations')
  return (
    <Part title={t('server')}>
      <Fact name={t('version')}>{version}</Fact>
      <Fact name={t('since')}>{formatHistoryTime(started_at)}</Fact>
      <Fact name={t('memory')}>{t('mb', { n: memory_mb })}</Fact>
      <Fact name={t('connections')} isBad={connections.waiting > 0}>
        {t('connectionsOf', connections)}
      </Fact>
    </Part>
  )
}

function Database({ database }: Pick<State, 'database'>) {
  const t = useT('staff-operations')
  const { archived_at: archived, archive_failed_at: failed } = database
  return (
    <Part title={t('database')}>
      <Fact name={t('version')}>{database.version}</Fact>
      <Fact name={t('size')}>{t('mb', { n: database.size_mb })}</Fact>
      <Fact name={t('sessions')}>
        {t('of', { n: database.connections, most: database.most_connections })}
      </Fact>
      <Fact name={t('oldest')} isBad={database.oldest_transaction >= LONG_TRANSACTION_SECONDS}>
        {t('seconds', { n: database.oldest_transaction })}
      </Fact>
      <Fact name={t('archived')}>{archived === null ? t('never') : formatHistoryTime(archived)}</Fact>
      {failed !== null && (
        <Fact name={t('archiveFailed')} isBad={archived === null || failed > archived}>
          {formatHistoryTime(failed)}
        </Fact>
      )}
    </Part>
  )
}

function Messages({
  state: { messages, sms_percent: sms },
}: {
  state: Pick<State, 'messages' | 'sms_percent'>
}) {
  const t = useT('staff-operations')
  return (
    <Part title={t('messages')}>
      <Fact name={t('waiting')}>{messages.waiting}</Fact>
      <Fact name={t('sent')}>{messages.sent}</Fact>
      <Fact name={t('undelivered')} isBad={messages.failed > 0}>
        {messages.failed}
      </Fact>
      <Fact name={t('sms')} isBad={Math.max(sms.hour, sms.day) >= SMS_PERCENT}>
        {t('ofHour', { n: sms.hour })}, {t('ofDay', { n: sms.day })}
      </Fact>
    </Part>
  )
}

function Notifications({ notifications }: Pick<State, 'notifications'>) {
  const t = useT('staff-operations')
  if (notifications.length === 0)
    return (
      <section className={styles.panel}>
        <h3>{t('notifications')}</h3>
        <p className={styles.muted}>{t('none')}</p>
      </section>
    )
  return (
    <Part title={t('notifications')}>
      {notifications.map(({ provider, at }) => (
        <Fact key={provider} name={providerName(provider)}>
          {formatHistoryTime(at)}
        </Fact>
      ))}
    </Part>
  )
}

function Jobs({ jobs }: Pick<State, 'jobs'>) {
  const t = useT('staff-operations')
  const headers = { job: t('job'), due: t('due'), failed: t('failed') }
  const columns = columnsOf<State['jobs'][number], keyof typeof headers>((id) => headers[id], {
    job: ({ name }) => (
      <>
        {t(`jobNames.${name}`)}
        <br />
        <code className={styles.muted}>{name}</code>
      </>
    ),
    due: { figure: true, cell: ({ due }) => due },
    failed: {
      figure: true,
      cell: ({ failed }) => <span className={clsx(failed > 0 && 'problem')}>{failed}</span>,
    },
  })
  return (
    <section className={styles.panel}>
      <h3>{t('jobs')}</h3>
      <DataTable label={t('jobs')} rows={jobs} columns={columns} idOf={({ name }) => name} />
    </section>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.panel} aria-label={title}>
      <h3>{title}</h3>
      <dl className={styles.facts}>{children}</dl>
    </section>
  )
}

function Fact({ name, isBad = false, children }: { name: string; isBad?: boolean; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className={clsx(isBad && 'problem')}>{children}</dd>
    </>
  )
}
