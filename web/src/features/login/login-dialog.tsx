import { ComingDialog } from '../../dialogs/coming-dialog.tsx'
import type { DialogControl } from '../../dialogs/registry.ts'

export default function LoginDialog({ close }: DialogControl) {
  return <ComingDialog area="account" title="loginTitle" close={close} />
}
