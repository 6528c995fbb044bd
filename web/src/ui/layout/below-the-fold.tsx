import { type ReactNode, Suspense, use, useSyncExternalStore } from 'react'
import { hasStirred, onStir, stir } from './stir.ts'

/**
 * What stands below the first screen. It comes from the server whole and works as HTML; React takes it over when the
 * visitor first stirs, so that a slow phone is not kept busy with what nobody looks at yet. No touch is lost: React
 * hears of a stir after us and takes over what was touched before it answers. A page that is drawn in the browser is
 * not held back.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Asleep>{children}</Asleep>
    </Suspense>
  )
}

function Asleep({ children }: { children: ReactNode }) {
  const fromServer = useSyncExternalStore(onStir, inBrowser, onServer)
  if (fromServer && !hasStirred()) use(stir)
  return children
}

const inBrowser = () => false
const onServer = () => true

/** Whether the visitor has stirred: what need not be there before may be drawn now. */
export const useStirred = (): boolean => useSyncExternalStore(onStir, hasStirred, inBrowser)
