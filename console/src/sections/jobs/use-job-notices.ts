import { useEffect, useRef } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { showToast } from '../../kit/toast.ts'
import { useMayCall } from '../../session/may-call.ts'
import { useRead } from '../../session/use-read.ts'
import type { StaffJob } from './job.ts'

const call = 'GET /api/staff/jobs'

/** Reports on any page that a job of one's own is done or has failed while the console is open. */
export function useJobNotices(): void {
  const t = useT('staff-jobs')
  const { data: jobs } = useRead(call, {}, { enabled: useMayCall()(call), staleTime: 60_000 })
  const known = useRef<ReadonlyMap<number, StaffJob['state']>>(undefined)
  useEffect(() => {
    if (!jobs) return
    const before = known.current
    known.current = new Map(jobs.map(({ id, state }) => [id, state]))
    for (const { id, kind, state, is_own } of before ? jobs : []) {
      if (!is_own || before?.get(id) === state) continue
      if (state === 'done') showToast('success', t('finished', { kind: t(`kind.${kind}`) }))
      if (state === 'failed') showToast('error', t('stopped', { kind: t(`kind.${kind}`) }))
    }
  }, [jobs, t])
}
