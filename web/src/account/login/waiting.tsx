import { useLayoutEffect, useRef } from 'react'
import styles from './waiting.module.css'

/** Covers the page while something is being checked: nothing under it can be pressed. */
export function Waiting({ text }: { text: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.waiting}
      aria-label={text}
      onCancel={(event) => event.preventDefault()}
    >
      <span className={styles.spinner} aria-hidden="true" />
      <p role="status">{text}</p>
    </dialog>
  )
}
