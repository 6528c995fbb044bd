import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useT } from '../i18n/use-texts.tsx'

/** What a form cannot be sent without: once it was tried, each empty field says so. */
export function useNeeded() {
  const t = useT('staff-desk')
  const form = useRef<HTMLFormElement>(null)
  const [isTried, setTried] = useState(false)
  return {
    form,
    /** For a field that must not be empty. */
    needed: (text: string) => (isTried && text.trim() === '' ? { error: t('missing') } : {}),
    /** Whether nothing is wrong with any field; else the first that is has the focus. */
    isWhole: () => {
      flushSync(() => setTried(true))
      const first = form.current?.querySelector<HTMLElement>('[aria-invalid]')
      first?.focus()
      return !first
    },
  }
}
