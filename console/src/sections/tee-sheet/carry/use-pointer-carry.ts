import { type PointerEvent as SheetPress, useEffect, useEffectEvent, useRef, useState } from 'react'
import { followPointer } from './follow-pointer.ts'

type PointerCarry<Source> = {
  /** The tile that a press on an element can pick up, and its player. */
  tileAt: (target: EventTarget) => { tile: HTMLElement; source: Source } | undefined
  onPickUp: (source: Source) => void
  onOver: (source: Source, under: Element | null) => void
  onPutDown: (source: Source, under: Element | null) => void
  onEnd: () => void
}

/**
 * Tiles of the sheet carried by mouse, finger or pen.
 *
 * @returns `press` for the sheet's presses; `cancel`, which is false when nothing is pressed; and `isFromCarry`, whether
 *   a click is only the release of a carried tile
 */
export function usePointerCarry<Source>({ tileAt, ...on }: PointerCarry<Source>) {
  const [pressed, setPressed] = useState<{ press: PointerEvent; tile: HTMLElement; source: Source }>()
  // since the last press, a tile was picked up
  const hasCarried = useRef(false)
  const pickUp = useEffectEvent((source: Source) => {
    hasCarried.current = true
    on.onPickUp(source)
  })
  const over = useEffectEvent(on.onOver)
  const putDown = useEffectEvent(on.onPutDown)
  const end = useEffectEvent(() => {
    setPressed(undefined)
    on.onEnd()
  })

  useEffect(() => {
    if (!pressed) return
    const { press, tile, source } = pressed
    return followPointer(press, tile, {
      onPickUp: () => pickUp(source),
      onOver: (under) => over(source, under),
      onPutDown: (under) => putDown(source, under),
      onEnd: () => end(),
    })
  }, [pressed])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const forget = () => {
      hasCarried.current = false
    }
    // without this the carrying finger would scroll the page, and its release would be a tap
    const keep = (event: TouchEvent) => {
      if (hasCarried.current && event.cancelable) event.preventDefault()
    }
    document.addEventListener('pointerdown', forget, { signal, capture: true })
    // iOS heeds only listeners that are there before the touch starts
    document.addEventListener('touchmove', keep, { signal, passive: false })
    document.addEventListener('touchend', keep, { signal, passive: false })
    return () => listening.abort()
  }, [])

  return {
    press({ nativeEvent: press, target }: SheetPress) {
      if (!press.isPrimary || press.button !== 0) return
      const found = tileAt(target)
      if (found) setPressed({ press, ...found })
    },
    cancel(): boolean {
      setPressed(undefined)
      return pressed !== undefined
    },
    isFromCarry: ({ detail }: { detail: number }) => hasCarried.current && detail > 0,
  }
}
