import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { MessageChannel, MessageTopic } from '@teeviet/contract/rules/messages/message-channels'
import { useEffect, useState } from 'react'
import { call } from '#api/client/call.ts'
import type { DataOf } from '#api/client/call-types.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/messages/calls.ts'
import { messageSettingsQuery } from '#api/queries/messages/message-settings.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { useT } from '#i18n/use-texts.tsx'
import type { Session } from '#session/session.ts'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import styles from './account-page.module.css'
import { MessageChoice } from './message-choice.tsx'
import { OwnEmail } from './own-email.tsx'
import { type PushState, readPushState, subscribeBrowser, unsubscribeBrowser } from './push-browser.ts'

type Settings = DataOf<typeof api.settings>

/** By which channel the golfer gets each kind of message, and push messages in this browser. */
export default function Messages({ session }: { session: Session }) {
  const query = useQuery(messageSettingsQuery(session))
  return (
    <Loaded query={query} skeleton={<Skeleton height={220} />}>
      {(settings) => <MessageSettings session={session} settings={settings} />}
    </Loaded>
  )
}

function MessageSettings({ session, settings }: { session: Session; settings: Settings }) {
  const t = useT('account-settings')
  const client = useQueryClient()
  const { push_key: key, push_endpoint: endpoint } = settings
  const [state, setState] = useState<PushState | null>(null)
  const reload = () => client.invalidateQueries({ queryKey: messageSettingsQuery(session).queryKey })

  useEffect(() => {
    let isCurrent = true
    const show = (found: PushState) => isCurrent && setState(found)
    readPushState(endpoint).then(show, () => show('unsupported'))
    return () => {
      isCurrent = false
    }
  }, [endpoint])

  /** Subscribes this browser; false where the golfer or the browser did not. */
  async function turnOn(): Promise<boolean> {
    if (key === null) return false
    try {
      const keys = await subscribeBrowser(key)
      if (keys !== null) await call(api.addPush, keys)
      setState(keys === null ? await readPushState(null) : 'on')
      return keys !== null
    } catch (error) {
      // of the browser: its push service cannot be reached, or the device has none
      if (!(error instanceof DOMException)) throw error
      showToast('warning', t('messages.failed'))
      return false
    }
  }

  const change = useChange(async (wanted: 'on' | 'off') => {
    try {
      if (wanted === 'on') {
        if (await turnOn()) showToast('success', t('messages.turnedOn'))
        return
      }
      await call(api.removePush, {})
      await unsubscribeBrowser().catch(() => undefined)
      setState('off')
      showToast('success', t('messages.turnedOff'))
    } finally {
      await reload()
    }
  })

  const choose = useChange(async ({ topic, channel }: { topic: MessageTopic; channel: MessageChannel }) => {
    try {
      if (channel === 'push' && state === 'off' && !(await turnOn())) return
      await call(api.choose, { topic, channel })
      showToast('success', t('messages.saved'))
    } finally {
      await reload()
    }
  })

  return (
    <Card className={styles.rows}>
      {settings.chosen.map(({ topic, channel }) => (
        <MessageChoice
          key={topic}
          topic={topic}
          channel={choose.pending?.topic === topic ? choose.pending.channel : channel}
          available={settings.available}
          onChoose={(wanted) => choose.run({ topic, channel: wanted })}
        />
      ))}
      {settings.available[0] === 'sms' && (
        <OwnEmail phone={session.phone} email={settings.email} onChange={reload} />
      )}
      {settings.available.includes('zalo') && <p className={styles.note}>{t('messages.zaloFallback')}</p>}
      {key !== null && (
        <>
          <p className={styles.note}>{t('messages.fallback')}</p>
          {state !== null && (
            <ThisDevice state={state} pending={change.isPending} onChange={(wanted) => change.run(wanted)} />
          )}
        </>
      )}
    </Card>
  )
}

function ThisDevice({
  state,
  pending,
  onChange,
}: {
  state: PushState
  pending: boolean
  onChange: (wanted: 'on' | 'off') => void
}) {
  const t = useT('account-settings')
  const isOn = state === 'on'
  return (
    <div className={styles.row}>
      <div>
        <p className={styles.name}>{t('messages.device')}</p>
        <p className={styles.note}>{t(`messages.${state}`)}</p>
      </div>
      {(isOn || state === 'off') && (
        <Button look="second" size="small" busy={pending} onClick={() => onChange(isOn ? 'off' : 'on')}>
          {t(isOn ? 'messages.turnOff' : 'messages.turnOn')}
        </Button>
      )}
    </div>
  )
}
