import { Switch } from '@mantine/core'
import { useState } from 'react'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Problem } from '../../kit/problem.tsx'
import { useRead } from '../../session/use-read.ts'

const scope = '/staff'

/**
 * Push messages to the staff account in this browser, as the person on duty gets them. Nothing where the operator or the
 * browser has none.
 */
export function OwnPush() {
  const t = useT('staff-sharing')
  const { data } = useRead('GET /api/staff/push', {})
  const act = useAct()
  const [problem, setProblem] = useState<'refused' | 'pushFailed' | null>(null)
  const key = data?.push_key ?? null
  if (!data || key === null || !('PushManager' in window) || !('serviceWorker' in navigator)) return null

  async function switchOn(serverKey: string) {
    if ((await Notification.requestPermission()) !== 'granted') return setProblem('refused')
    try {
      await act.send('POST /api/staff/push', await subscribe(serverKey))
    } catch (error) {
      // of the browser: its push service cannot be reached, or the device has none
      if (!(error instanceof DOMException || error instanceof TypeError)) throw error
      setProblem('pushFailed')
    }
  }
  async function change(isOn: boolean) {
    setProblem(null)
    if (isOn && key !== null) return switchOn(key)
    await act.send('POST /api/staff/push/remove', {})
  }
  return (
    <>
      <Switch
        label={t('notices.push')}
        description={t('notices.pushHint')}
        checked={data.push_endpoint !== null}
        onChange={({ currentTarget: { checked } }) => change(checked)}
      />
      <Problem>{problem === null ? act.problem : t(`notices.${problem}`)}</Problem>
    </>
  )
}

/** Subscribes the console's own service worker, apart from that of the golfers' pages in the same browser. */
async function subscribe(applicationServerKey: string) {
  const registration = await navigator.serviceWorker.register('/sw.js', { scope })
  await activeIn(registration)
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey,
  })
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
}

/** A browser subscribes an active service worker only. */
async function activeIn({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting
  if (active || !worker) return
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve()
    })
  })
}
