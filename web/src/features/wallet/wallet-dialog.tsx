import { ComingDialog } from '../../dialogs/coming-dialog.tsx'
import type { DialogControl } from '../../dialogs/registry.ts'

export default function WalletDialog({ close }: DialogControl) {
  return <ComingDialog area="wallet" title="title" close={close} />
}
