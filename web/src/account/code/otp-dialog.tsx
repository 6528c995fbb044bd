import { otpScrollLockMs } from '@teeviet/contract/rules/limits'
import type { DialogControl } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { CodeForm } from './code-form.tsx'
import type { CodeTask } from './code-task.ts'

/** Asks for the code from an SMS; closes with true once it was right. */
export default function OtpDialog({ close, ...task }: DialogControl & CodeTask) {
  const t = useT('account')
  return (
    <Dialog title={t('otpTitle')} close={() => close()} lockAfterMs={otpScrollLockMs}>
      <CodeForm task={task} onDone={() => close(true)} onLeave={() => close()} />
    </Dialog>
  )
}
