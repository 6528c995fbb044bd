import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './drop-menu.module.css'

/**
 * A small menu under its button. It is the browser's own disclosure, so it opens before scripts have arrived;
 * it closes on Escape, on a press elsewhere, when the focus leaves and when something in it was chosen.
 */
export function DropMenu({ label, children, up }: { label: ReactNode; children: ReactNode; up?: boolean }) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current?.removeAttribute('open')

  useEffect(() => {
    function closeFromOutside(event: PointerEvent) {
      if (event.target instanceof Node && !details.current?.contains(event.target)) {
        details.current?.removeAttribute('open')
      }
    }
    document.addEventListener('pointerdown', closeFromOutside)
    return () => document.removeEventListener('pointerdown', closeFromOutside)
  }, [])

  return (
    <details
      ref={details}
      className={styles.menu}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        close()
        details.current?.querySelector('summary')?.focus()
      }}
    >
      <summary className={styles.summary}>
        {label}
        <Icon name="down" size={16} />
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links and buttons inside have keys of their own */}
      <ul className={up ? styles.up : styles.list} onClick={close}>
        {children}
      </ul>
    </details>
  )
}

/** One line of a drop menu: wrap a link or a button in it. */
export function DropMenuItem({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>
}
