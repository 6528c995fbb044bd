import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useT } from '../i18n/use-texts.tsx'

/** A dialog over the page: the scroll is locked, the focus stays inside and is given back. */
export function Dialog({
  title,
  close,
  children,
}: {
  title: ReactNode
  close: () => void
  children: ReactNode
}) {
  const t = useT('ui')
  return (
    <Modal opened onClose={close} title={title} closeButtonProps={{ 'aria-label': t('close') }}>
      {children}
    </Modal>
  )
}
