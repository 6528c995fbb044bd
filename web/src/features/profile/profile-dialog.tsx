import { ComingDialog } from '../../dialogs/coming-dialog.tsx'
import type { DialogControl } from '../../dialogs/registry.ts'

export default function ProfileDialog({ close }: DialogControl) {
  return <ComingDialog area="account" title="profileTitle" close={close} />
}
