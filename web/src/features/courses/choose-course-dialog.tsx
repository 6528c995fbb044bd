import { ComingDialog } from '../../dialogs/coming-dialog.tsx'
import type { DialogControl } from '../../dialogs/registry.ts'

export default function ChooseCourseDialog({ close }: DialogControl) {
  return <ComingDialog area="search" title="chooseCourse" close={close} />
}
