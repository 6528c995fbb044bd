import type { DialogControl } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Button } from '#ui/form/button.tsx'
import { Markup } from '#ui/text/markup.tsx'

/** Shows a message, by default under 'Thông báo'. The message may contain markup, which is sanitised first. */
export default function NoticeDialog({
  title,
  message,
  button,
  close,
}: DialogControl & { title?: string; message: string; button?: string }) {
  const t = useT('ui')
  return (
    <Dialog
      title={title ?? t('notice')}
      close={() => close()}
      footer={
        <Button onClick={() => close(true)} data-autofocus>
          {button ?? t('close')}
        </Button>
      }
    >
      <Markup html={message} />
    </Dialog>
  )
}
