import { ComingDialog } from '../../dialogs/coming-dialog.tsx'
import type { DialogControl } from '../../dialogs/registry.ts'

export default function UpdateInfoDialog({ close }: DialogControl) {
  return <ComingDialog area="account" title="updateTitle" close={close} />
}
