/** The common props of every dialog. */
export type DialogControl = {
  close: (result?: unknown) => void
  /** Closes it after so many milliseconds, also when the golfer goes to another page meanwhile. */
  closeAfter: (ms: number) => void
}

/** A question to answer with yes or no. */
export type ConfirmQuestion = {
  title?: string
  message: string
  confirm: string
  cancel: string
  danger?: boolean
}

/**
 * The properties of every dialog by its name. The registry adds the others by declaration merging: what opens a dialog
 * is held to them, and imports neither the registry nor any dialog.
 */
export interface Dialogs {
  confirm: ConfirmQuestion
}

export type DialogName = keyof Dialogs

/** An open dialog; the last one opened is on top. */
export type OpenDialog = {
  readonly id: number
  readonly name: DialogName
  readonly props: object
  /** The focused element when it was opened. */
  readonly before: Element | null
  /** Dismisses it, unless it is about to close by itself. */
  dismiss(): void
}

const listeners = new Set<() => void>()
let open: readonly OpenDialog[] = []
let lastId = 0

/**
 * Opens a dialog; its code is loaded now if it was not yet. Gives what the dialog passes to `close(result)`;
 * undefined when it was dismissed. A dialog that is open already is not opened twice: its first caller gets the
 * result, the second undefined.
 */
export function openDialog<Name extends DialogName>(
  name: Name,
  ...[props]: object extends Dialogs[Name] ? [Dialogs[Name]?] : [Dialogs[Name]]
): Promise<unknown> {
  if (open.some((dialog) => dialog.name === name)) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    const id = ++lastId
    const close = (result?: unknown) => {
      setOpen(open.filter((dialog) => dialog.id !== id))
      resolve(result)
    }
    let isClosing = false
    const closeAfter = (ms: number) => {
      isClosing = true
      setTimeout(close, ms)
    }
    const before = document.activeElement
    const dismiss = () => {
      if (!isClosing) close()
    }
    setOpen([...open, { id, name, props: { ...props, close, closeAfter }, before, dismiss }])
  })
}

/** Dismisses every dialog, as when the golfer goes to another page. */
export function dismissDialogs(): void {
  for (const dialog of open) dialog.dismiss()
}

function setOpen(next: readonly OpenDialog[]): void {
  open = next
  for (const listener of listeners) listener()
}

export function subscribeDialogs(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentDialogs(): readonly OpenDialog[] {
  return open
}
