import { ComingDialog } from '../../dialogs/coming-dialog.tsx'
import type { DialogControl } from '../../dialogs/registry.ts'

export default function AddPlayersDialog({ close }: DialogControl) {
  return <ComingDialog area="players" title="title" close={close} />
}
