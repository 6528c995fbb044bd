import { serverNow } from '@teeviet/contract/live/server-clock'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { call } from '#api/client/call.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Button } from '#ui/form/button.tsx'
import { saveFile } from '#ui/text/save-file.ts'

/** Saves everything kept about the golfer as a file people and programs can read. */
export function DownloadButton({ vga }: { vga: number }) {
  const t = useT('account-settings')
  const download = useChange(async () => {
    const data = await call(api.account.myData, {})
    const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
    saveFile(file, `teeviet-vid-${vga}-${dayOf(serverNow())}.json`)
  })

  return (
    <div>
      <Button look="second" icon="download" busy={download.isPending} onClick={() => download.run()}>
        {t('data.download')}
      </Button>
    </div>
  )
}
