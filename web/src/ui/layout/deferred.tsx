import { type ComponentType, Suspense, use, useCallback, useEffect, useRef, useState } from 'react'
import { showProgress } from '#dialogs/progress.ts'
import styles from './deferred.module.css'
import { readyPromise } from './ready-promise.ts'

export type Deferred<Props> = ComponentType<Props> & {
  /** Loads the file; awaited by the loader of a page that shows the component. */
  readonly load: () => Promise<void>
}

/**
 * A component that the server renders and whose script is not part of the first load: `file` is loaded when `wanted`
 * resolves, at a press, or by `load`, and React hydrates the HTML then. A press before that is repeated afterwards. The
 * loader of its page calls `load` on the server, and in the browser where the component is to come with the page.
 */
export function deferred<Props extends object>(
  file: () => Promise<{ default: ComponentType<Props> }>,
  wanted?: Promise<unknown>,
): Deferred<Props> {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const ready = readyPromise()

  function load(): Promise<void> {
    loading ??= file().then(
      (found) => {
        Loaded = found.default
        ready.become()
      },
      (error: unknown) => {
        if (import.meta.env.SSR) throw error
        // The HTML stays as it is, and the next press tries again.
        loading = undefined
      },
    )
    return loading
  }

  function Hydrated({ props, onHydrated }: { props: Props; onHydrated: () => void }) {
    use(ready)
    // a state behind the first one: what the part reads in the browser alone, such as a draft, has been read then
    const [isSettled, setSettled] = useState(false)
    useEffect(() => setSettled(true), [])
    useEffect(() => {
      if (isSettled) onHydrated()
    }, [isSettled, onHydrated])
    return Loaded && <Loaded {...props} />
  }

  function DeferredComponent(props: Props) {
    const element = useRef<HTMLDivElement>(null)
    const pressed = useRef<HTMLElement | null>(null)
    const repeatPress = useCallback(() => {
      // Not within React's own work: it could not hydrate an inner part before the event is dispatched.
      queueMicrotask(() => {
        pressed.current?.click()
        pressed.current = null
      })
    }, [])
    const boundary = () => (
      <Suspense>
        <Hydrated props={props} onHydrated={repeatPress} />
      </Suspense>
    )
    // React discards the HTML of a boundary whose children change before it can be hydrated.
    const [waiting] = useState(boundary)
    useEffect(() => {
      if (Loaded) return
      let isCurrent = true
      wanted?.then(() => {
        if (isCurrent) load()
      })
      function keepPress(event: MouseEvent) {
        const { target } = event
        const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey)
        if (Loaded || !isPlain || !(target instanceof Element) || !element.current?.contains(target)) return
        event.preventDefault()
        pressed.current = target.closest<HTMLElement>('a, button, label, input')
        load().finally(showProgress())
      }
      // On the window: React stops events of a part that it has not hydrated at the document.
      addEventListener('click', keepPress, true)
      return () => {
        isCurrent = false
        removeEventListener('click', keepPress, true)
      }
    }, [])
    return (
      <div ref={element} className={styles.deferred}>
        {Loaded ? boundary() : waiting}
      </div>
    )
  }

  return Object.assign(DeferredComponent, { load })
}
