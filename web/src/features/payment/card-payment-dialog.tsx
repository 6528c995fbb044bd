import { ComingDialog } from '../../dialogs/coming-dialog.tsx'
import type { DialogControl } from '../../dialogs/registry.ts'

export default function CardPaymentDialog({ close }: DialogControl) {
  return <ComingDialog area="payment" title="cardTitle" close={close} />
}
