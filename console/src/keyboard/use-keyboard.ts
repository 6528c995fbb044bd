import { useWindowEvent } from '@mantine/hooks'
import { type Command, commandOf } from './keyboard.ts'

/**
 * Handles the console's keys anywhere on the page, except under an open dialog or menu. `run` returns whether it handled the
 * command.
 */
export function useKeyboard(run: (command: Command) => boolean): void {
  useWindowEvent('keydown', (event) => {
    if (
      event.defaultPrevented ||
      event.isComposing ||
      document.querySelector('[role="dialog"], [role="menu"]')
    )
      return
    const command = commandOf(event, whereIs(event.target))
    if (command && run(command)) event.preventDefault()
  })
}

function whereIs(target: EventTarget | null): Parameters<typeof commandOf>[1] {
  if (!(target instanceof HTMLElement)) return 'page'
  if (target.matches('input:not([type=checkbox],[type=radio]), textarea, select, [contenteditable]'))
    return 'typing'
  if (target.matches('input[type=radio], form input')) return 'choice'
  return target.closest('button, a, summary, input, label') ? 'control' : 'page'
}
