import { type RefObject, useEffect } from 'react'

/**
 * Takes a form's user to the first field that says something is wrong, whenever `errors` is a new object that
 * holds any.
 */
export function useFirstErrorFocus(form: RefObject<HTMLElement | null>, errors: object): void {
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    const first = form.current?.querySelector('[aria-invalid="true"], [data-wrong]')
    if (first instanceof HTMLElement) first.focus()
  }, [form, errors])
}
