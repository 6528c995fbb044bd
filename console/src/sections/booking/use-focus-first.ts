import { type RefObject, useEffect } from 'react'

/**
 * Brings the focus to what a form needs first: an empty choice or field marked `data-needed`, else its button marked
 * `data-first`, so that Enter alone takes the step.
 */
export function useFocusFirst(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('[data-needed]')
    ;(first ?? form.current?.querySelector<HTMLElement>('[data-first]'))?.focus()
  }, [form])
}
