import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { Modal } from '@mantine/core'
import { type ReactNode, use, useEffect, useState } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import { Mantine } from '../mantine/mantine.tsx'
import styles from './dialog.module.css'
import { TopDialog } from './top-dialog.ts'
import { useBackCloses } from './use-back-closes.ts'

/**
 * A dialog over the page, as tall as its content up to 90% of the window (`sheet`: rises from below on phones), scroll
 * locked, focus kept inside and given back. `footer` stays in view under what scrolls. Only files of
 * dialogs import this: it brings Mantine.
 */
export function Dialog({
  title,
  close,
  sheet,
  wide,
  footer,
  lockAfterMs,
  children,
}: {
  title: ReactNode
  close: () => void
  sheet?: boolean
  wide?: boolean
  footer?: ReactNode
  /** Locks the page's scroll this long after opening instead of at once. */
  lockAfterMs?: number
  children: ReactNode
}) {
  const t = useT('ui')
  const isTop = use(TopDialog)
  const locked = useLateLock(lockAfterMs)
  useBackCloses(close)
  return (
    <Mantine>
      <Modal.Root
        opened
        onClose={close}
        // Mantine's lock writes a <style>, which the content security policy shuts out.
        lockScroll={false}
        closeOnEscape={isTop}
        returnFocus={false}
        size={wide ? 880 : 560}
        centered
        classNames={{ inner: styles.inner, content: sheet ? styles.sheet : styles.content }}
        transitionProps={{ transition: sheet ? 'slide-up' : 'pop', duration: 180 }}
      >
        <Modal.Overlay className={styles.veil} />
        <Modal.Content data-locks-scroll={locked || undefined}>
          <div className={styles.header}>
            <Modal.Title className={styles.title}>{title}</Modal.Title>
            <Modal.CloseButton aria-label={t('close')} size="lg" />
          </div>
          <Modal.Body className={styles.body}>{children}</Modal.Body>
          {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        </Modal.Content>
      </Modal.Root>
    </Mantine>
  )
}

function useLateLock(afterMs: number | undefined): boolean {
  const [locked, setLocked] = useState(afterMs === undefined)
  useEffect(() => {
    if (afterMs === undefined) return
    const timer = setTimeout(() => setLocked(true), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  return locked
}
