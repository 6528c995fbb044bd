import { Stack, Switch } from '@mantine/core'
import { useState } from 'react'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Problem } from '../../kit/problem.tsx'
import { useRead } from '../../session/use-read.ts'
import { chime } from '../sharing/chime.ts'
import { OwnPush } from './own-push.tsx'

/** How the staff member hears of what waits for the desk; the browser's permission is asked for when its notice is switched on. */
export function OwnNotices() {
  const t = useT('staff-sharing')
  const { data } = useRead('GET /api/staff/notices', {})
  const act = useAct()
  const [isRefused, setRefused] = useState(false)
  if (!data) return null

  const save = (change: Partial<typeof data>) => act.send('POST /api/staff/notices', { ...data, ...change })
  async function switchBrowser(isOn: boolean) {
    const isAllowed =
      !isOn || ('Notification' in window && (await Notification.requestPermission()) === 'granted')
    setRefused(!isAllowed)
    if (isAllowed) await save({ browser: isOn ? 1 : 0 })
  }
  return (
    <section>
      <h2>{t('notices.title')}</h2>
      <Stack gap="xs" mt="xs">
        <Switch
          label={t('notices.sound')}
          checked={data.sound === 1}
          onChange={({ currentTarget: { checked } }) => {
            if (checked) chime()
            save({ sound: checked ? 1 : 0 })
          }}
        />
        <Switch
          label={t('notices.browser')}
          description={t('notices.browserHint')}
          checked={data.browser === 1}
          onChange={({ currentTarget: { checked } }) => switchBrowser(checked)}
        />
        <OwnPush />
      </Stack>
      <Problem>{isRefused ? t('notices.refused') : act.problem}</Problem>
    </section>
  )
}
