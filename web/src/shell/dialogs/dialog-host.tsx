import { type ComponentType, startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { currentDialogs, type DialogName, type OpenDialog, subscribeDialogs } from '#dialogs/open.ts'
import { showProgress } from '#dialogs/progress.ts'
import { useT, useTexts } from '#i18n/use-texts.tsx'
import { afterMissingChunk } from '#reload-on-missing-chunk.ts'
import { TopDialog } from '#ui/dialog/top-dialog.ts'
import { dialogs } from './registry.ts'
import { useRestoredFocus } from './use-restored-focus.ts'

const none: readonly OpenDialog[] = []
const loaded = new Map<DialogName, ComponentType<object>>()

/** The host of the dialogs of `openDialog`. A later one is on top of an earlier one. */
export function DialogHost() {
  const open = useSyncExternalStore(subscribeDialogs, currentDialogs, () => none)
  return open.map((dialog) => (
    <TopDialog key={dialog.id} value={dialog === open.at(-1)}>
      <LoadedDialog dialog={dialog} />
    </TopDialog>
  ))
}

function LoadedDialog({ dialog }: { dialog: OpenDialog }) {
  const { name, props } = dialog
  const t = useT('ui')
  const texts = useTexts()
  const [Component, setComponent] = useState<ComponentType<object>>()

  useRestoredFocus(dialog.before)

  useEffect(() => {
    if (Component) return
    // in parts, so that the tap's own answer is painted before a large dialog is built
    const show = (component: ComponentType<object>) => startTransition(() => setComponent(() => component))
    const known = loaded.get(name)
    if (known) return show(known)
    let gone = false
    const done = showProgress()
    Promise.all([dialogs[name].load(), texts.load(dialogs[name].areas)]).then(
      ([file]) => {
        // The opener was held to the dialog's properties by type; here they are only passed on.
        const component = file.default as ComponentType<object>
        loaded.set(name, component)
        if (!gone) show(component)
      },
      (error: unknown) => {
        afterMissingChunk(error, t('error.connection'))
        dialog.dismiss()
      },
    )
    return () => {
      gone = true
      done()
    }
  }, [Component, name, texts, t, dialog])

  return Component ? <Component {...props} /> : null
}
