import { Modal } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useT } from '../i18n/use-texts.tsx'
import { Form } from './form.tsx'

type FormDialogProps<Values> = Omit<ComponentProps<typeof Form<Values>>, 'onBack'> & {
  title: string
  onClose: () => void
}

/** A form in a dialog, which closes once the form is sent. */
export function FormDialog<Values>({ title, onClose, ...form }: FormDialogProps<Values>) {
  const ui = useT('ui')
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': ui('close') }}>
      <Form {...form} onBack={onClose} />
    </Modal>
  )
}
