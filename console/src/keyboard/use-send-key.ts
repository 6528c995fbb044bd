import { useWindowEvent } from '@mantine/hooks'
import { isSendKey } from './keyboard.ts'

/**
 * Ctrl+Enter, or Cmd+Enter, presses the submit button of the form with the focus, in dialogs too. The button decides as
 * for a click: a busy one does nothing, and without the permission there is none. A key held down presses it once.
 */
export function useSendKey(): void {
  useWindowEvent('keydown', (event) => {
    if (!isSendKey(event) || event.isComposing || !(event.target instanceof Element)) return
    const button = event.target.closest('form')?.querySelector<HTMLElement>('[type=submit]')
    if (!button) return
    // the focused button's own click must not follow
    event.preventDefault()
    if (!event.repeat) button.click()
  })
}
