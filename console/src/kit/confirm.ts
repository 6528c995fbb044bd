import { modals } from '@mantine/modals'
import type { ReactNode } from 'react'
import { textsOf } from '../i18n/texts.ts'

/** Asks yes or no in a dialog; true when confirmed. */
export function confirm({
  title,
  message,
  confirm,
  cancel,
  danger,
}: {
  title?: string
  message: ReactNode
  confirm: string
  cancel: string
  danger?: boolean
}): Promise<boolean> {
  const t = textsOf('ui')
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title: title ?? t('notice'),
      children: message,
      labels: { confirm, cancel },
      confirmProps: { 'data-autofocus': true, ...(danger ? { variant: 'outline', color: 'red' } : {}) },
      closeButtonProps: { 'aria-label': t('close') },
      onConfirm: () => resolve(true),
      onClose: () => resolve(false),
    })
  })
}
