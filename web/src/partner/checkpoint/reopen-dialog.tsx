import type { DialogControl } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Button } from '#ui/form/button.tsx'

/** Shown when a bank app's browser lost the session: explains how to sign in again. */
export default function ReopenDialog({ close }: DialogControl) {
  const t = useT('partners')
  const ui = useT('ui')
  return (
    <Dialog
      title={ui('notice')}
      close={() => close()}
      footer={
        <Button onClick={() => close()} data-autofocus>
          {ui('close')}
        </Button>
      }
    >
      <p>{t('forgets.text')}</p>
    </Dialog>
  )
}
