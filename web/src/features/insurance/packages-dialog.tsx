import { ComingDialog } from '../../dialogs/coming-dialog.tsx'
import type { DialogControl } from '../../dialogs/registry.ts'

export default function PackagesDialog({ close }: DialogControl) {
  return <ComingDialog area="insurance" title="packages" close={close} />
}
