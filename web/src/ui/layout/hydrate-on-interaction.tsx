import { type ReactNode, Suspense, use, useSyncExternalStore } from 'react'
import { firstInteraction, hasInteracted, onFirstInteraction } from './interaction.ts'

/**
 * Content below the first screen. The server renders it and it works as HTML; React hydrates it at the first
 * interaction, so that a slow phone is not kept busy with content out of view. No touch is lost: React's listeners are
 * called after ours, and React hydrates what was touched before it dispatches the event. A page that is rendered in the
 * browser is not held back.
 */
export function HydrateOnInteraction({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <SuspendUntilInteraction>{children}</SuspendUntilInteraction>
    </Suspense>
  )
}

function SuspendUntilInteraction({ children }: { children: ReactNode }) {
  const isFromServer = useSyncExternalStore(onFirstInteraction, inBrowser, onServer)
  // Also after the interaction: React calls the component again, and expects the same hooks.
  if (isFromServer) use(firstInteraction)
  return children
}

const inBrowser = () => false
const onServer = () => true

/** Whether the visitor has interacted with the page: work that can wait until then may begin. */
export const useHasInteracted = (): boolean =>
  useSyncExternalStore(onFirstInteraction, hasInteracted, inBrowser)
