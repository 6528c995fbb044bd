import type { ConfirmQuestion, DialogControl } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Button } from '#ui/form/button.tsx'

/** Asks yes or no: closes with true when confirmed. */
export default function ConfirmDialog({
  title,
  message,
  confirm,
  cancel,
  danger,
  close,
}: DialogControl & ConfirmQuestion) {
  const t = useT('ui')
  return (
    <Dialog
      title={title ?? t('notice')}
      close={() => close(false)}
      footer={
        <>
          <Button look="second" onClick={() => close(false)}>
            {cancel}
          </Button>
          <Button look={danger ? 'danger' : 'primary'} onClick={() => close(true)} data-autofocus>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{message}</p>
    </Dialog>
  )
}
