import { useEffect, useRef } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { useMayCall } from '../../session/may-call.ts'
import { useRead } from '../../session/use-read.ts'
import { chime } from './chime.ts'

/** Calls the staff member to a new request by sound and by a notice of the browser, as they want it. */
export function useRequestNotices(): void {
  const t = useT('staff-sharing')
  const { data: wanted } = useRead(
    'GET /api/staff/notices',
    {},
    { staleTime: 60_000, enabled: useMayCall()('GET /api/staff/notices') },
  )
  const isWanted = wanted !== undefined && (wanted.sound === 1 || wanted.browser === 1)
  const { data: today } = useRead('GET /api/staff/queue/today', {}, { enabled: isWanted })
  const known = useRef<number | undefined>(undefined)
  const latest = today === undefined ? undefined : (today.latest_at ?? 0)
  useEffect(() => {
    if (latest === undefined) return
    const isNew = known.current !== undefined && latest > known.current
    known.current = Math.max(known.current ?? 0, latest)
    if (!isNew || wanted === undefined) return
    if (wanted.sound === 1) chime()
    if (wanted.browser === 1 && 'Notification' in window && Notification.permission === 'granted') {
      const notice = new Notification(t('newRequest'), { tag: 'request', body: t('newRequestText') })
      notice.onclick = () => window.focus()
    }
  }, [latest, wanted, t])
}
