import type { Area, TextKey } from '../i18n/areas.ts'
import { useT } from '../i18n/use-texts.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** Stands in for a dialog that is still being made. */
export function ComingDialog<A extends Area>({
  area,
  title,
  close,
}: {
  area: A
  title: TextKey<A>
  close: () => void
}) {
  const t = useT(area)
  const shell = useT('shell')
  return (
    <Dialog title={t(title)} close={() => close()}>
      <EmptyState title={shell('coming.title')} />
    </Dialog>
  )
}
