import { Progress } from '@mantine/core'
import { jobKinds } from '@teeviet/contract/rules/staff/jobs'
import { dayOf, formatDay, formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import { FailedCall, Refused } from '../../api/call.ts'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { confirm } from '../../kit/confirm.ts'
import { Problem } from '../../kit/problem.tsx'
import { saveFile } from '../../kit/save-file.ts'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { staffFile } from '../../session/staff-call.ts'
import { useStaff } from '../../session/use-staff.tsx'
import styles from '../../theme/layout.module.css'
import { jobTones, percentOf, type StaffJob } from './job.ts'

/** One job: how far it is, what came out, and what can be done about it. */
export function JobLine({ job }: { job: StaffJob }) {
  const t = useT('staff-jobs')
  const ui = useT('ui')
  const act = useAct()
  const file = useDownload(job)
  const { id, kind, state, done, total } = job
  const { isExport } = jobKinds[kind]
  const isActive = state === 'waiting' || state === 'running'

  async function cancel() {
    const isSure = await confirm({
      title: t('cancelTitle'),
      message: isExport ? t('cancelExport') : t('cancelImport', { done, total }),
      confirm: t('cancelNow'),
      cancel: ui('close'),
      danger: true,
    })
    if (isSure) await act.send('POST /api/staff/jobs/:id/cancel', { id }, t('cancelled'))
  }

  return (
    <article className={styles.item} data-job={id}>
      <div className={styles.head}>
        <strong>
          {t(`kind.${kind}`)} {periodOf(job)}
        </strong>
        <StatusBadge tone={jobTones[state]}>{t(`state.${state}`)}</StatusBadge>
      </div>
      {isActive && <Progress value={percentOf(job)} animated aria-label={t(`kind.${kind}`)} />}
      <p className={styles.muted}>{useFacts(job).join(' ·\u00a0')}</p>
      {job.reason && (
        <p className="problem">
          {job.reason_course ? t('at', { course: job.reason_course, reason: job.reason }) : job.reason}
        </p>
      )}
      <Problem>{act.problem ?? file.problem}</Problem>
      <div className={styles.buttons}>
        {job.can_download && (
          <Button look="second" busy={file.isLoading} onClick={file.download}>
            {t('download')}
          </Button>
        )}
        {job.can_restart && (
          <Button
            look="second"
            busy={act.busy}
            onClick={() => act.send('POST /api/staff/jobs/:id/restart', { id }, t('restarted'))}
          >
            {t('restart')}
          </Button>
        )}
        {job.can_cancel && (
          <Button look="second" busy={act.busy} onClick={cancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </article>
  )
}

/** How far it is, what came out, who started it and when. */
function useFacts(job: StaffJob): string[] {
  const t = useT('staff-jobs')
  const { kind, done, total, result: n, attempt, file_until } = job
  const { isExport } = jobKinds[kind]
  return [
    isExport ? t('written', { percent: percentOf(job) }) : t('courses', { done, total }),
    t(isExport ? 'lines' : 'starts', { n }),
    ...(attempt > 1 ? [t('attempt', { n: attempt })] : []),
    ...(file_until === null ? [] : [t('until', { day: formatDay(dayOf(file_until)) })]),
    `${job.by}, ${formatHistoryTime(job.created_at)}`,
  ]
}

/** The days of an export as the console writes them, or its months. */
function periodOf({ from, to }: StaffJob): string {
  if (from === null || to === null) return ''
  const written = (end: string) => (end.length === 7 ? end.split('-').reverse().join('/') : formatDay(end))
  return from === to ? written(from) : `${written(from)} – ${written(to)}`
}

function useDownload({ id, kind, from, to }: StaffJob) {
  const ui = useT('ui')
  const staff = useStaff()
  const [isLoading, setLoading] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function download() {
    setLoading(true)
    setProblem(undefined)
    try {
      const file = await staffFile(staff, 'GET /api/staff/jobs/:id/file', { id })
      saveFile(file, `teeviet-${kind === 'ledger_export' ? 'ledger' : 'bookings'}-${from}-${to}.csv`)
    } catch (failure) {
      if (!(failure instanceof FailedCall || failure instanceof Refused)) throw failure
      setProblem(failure.message || ui('error.title'))
    } finally {
      setLoading(false)
    }
  }
  return { isLoading, problem, download }
}
