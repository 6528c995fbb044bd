import { ComingDialog } from '../../dialogs/coming-dialog.tsx'
import type { DialogControl } from '../../dialogs/registry.ts'

export default function OtpDialog({ close }: DialogControl) {
  return <ComingDialog area="account" title="otpTitle" close={close} />
}
