import { Modal, Textarea } from '@mantine/core'
import { Form } from '../../forms/form.tsx'
import { missingOf, useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import type { Line } from './statement.ts'

/** What a club says against a line of its statement. */
export function DisputeDialog({ line, onClose }: { line: Line; onClose: () => void }) {
  const t = useT('staff-statement')
  const ui = useT('ui')
  const form = useDraft(() => ({ words: '' }), { check: (typed) => missingOf(typed, ['words']) })
  const send = ({ words }: { words: string }) =>
    form.send('POST /api/club/statement/dispute', { booking_id: line.booking_id, words }, t('dispute.sent'))
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('dispute.title', { code: line.general_bill_code })}
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      <Form form={form} label={t('dispute.send')} onSend={send} onBack={onClose}>
        <Textarea
          data-autofocus
          autosize
          minRows={3}
          maxLength={500}
          label={t('dispute.words')}
          description={t('dispute.hint')}
          {...form.getInputProps('words')}
        />
      </Form>
    </Modal>
  )
}
