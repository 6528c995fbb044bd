import { dayOf } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import { call } from '#api/client/call.ts'
import { Refused } from '#api/client/failed-call.ts'
import * as api from '#api/index.ts'
import { useT } from '#i18n/use-texts.tsx'
import { serverNow } from '#session/server-clock.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { Button } from '#ui/form/button.tsx'
import { saveFile } from '#ui/text/save-file.ts'

/** Saves everything kept about the golfer as a file people and programs can read. */
export function DownloadButton({ vga }: { vga: number }) {
  const t = useT('account-settings')
  const [busy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      const data = await call(api.account.myData, {})
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
      saveFile(file, `teeviet-vid-${vga}-${dayOf(serverNow())}.json`)
    } catch (error) {
      if (error instanceof Refused) showToast('warning', error.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div>
      <Button look="second" icon="download" busy={busy} onClick={download}>
        {t('data.download')}
      </Button>
    </div>
  )
}
