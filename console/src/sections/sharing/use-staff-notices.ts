import { useEffect, useEffectEvent, useRef } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { useMayCall } from '../../session/may-call.ts'
import { useRead } from '../../session/use-read.ts'
import { chime } from './chime.ts'

/** A payment window comes near its end without any event, and while the staff member looks at another page. */
const lookMs = 60_000

/**
 * Calls the staff member by sound and by a notice of the browser, as they want it: to a new request, to a partly paid
 * order that needs a decision, and to a booking whose tee time a club has closed. What waited already when the console
 * was opened is on screen.
 */
export function useStaffNotices(): void {
  const t = useT('staff-sharing')
  const { data: wanted } = useRead(
    'GET /api/staff/notices',
    {},
    { staleTime: 60_000, enabled: useMayCall()('GET /api/staff/notices') },
  )
  const isWanted = wanted !== undefined && (wanted.sound === 1 || wanted.browser === 1)
  const { data: today } = useRead(
    'GET /api/staff/queue/today',
    {},
    { enabled: isWanted, refetchInterval: lookMs, refetchIntervalInBackground: true },
  )
  const call = useEffectEvent((what: 'newRequest' | 'partlyPaid' | 'clubClosed') => {
    if (wanted?.sound === 1) chime()
    if (wanted?.browser !== 1 || !('Notification' in window) || Notification.permission !== 'granted') return
    const notice = new Notification(t(what), { tag: what, body: t(`${what}Text`) })
    notice.onclick = () => window.focus()
  })

  const newest = useRef<number | undefined>(undefined)
  const latest = today === undefined ? undefined : (today.latest_at ?? 0)
  useEffect(() => {
    if (latest === undefined) return
    const isNew = newest.current !== undefined && latest > newest.current
    newest.current = Math.max(newest.current ?? 0, latest)
    if (isNew) call('newRequest')
  }, [latest])

  useOnNew(today?.partly_paid, () => call('partlyPaid'))
  useOnNew(today?.club_closed, () => call('clubClosed'))
}

/** Calls when a number is listed that was not listed before; those of the first list are known. */
function useOnNew(ids: readonly number[] | undefined, onNew: () => void): void {
  const isNew = useEffectEvent(onNew)
  const known = useRef<readonly number[] | undefined>(undefined)
  useEffect(() => {
    if (ids === undefined) return
    const before = known.current
    known.current = ids
    if (before && ids.some((id) => !before.includes(id))) isNew()
  }, [ids])
}
