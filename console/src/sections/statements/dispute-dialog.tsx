import { FormDialog } from '../../forms/form-dialog.tsx'
import { missingOf, useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import type { Line } from './statement.ts'
import { WordsField } from './words-field.tsx'

/** What a club says against a line of its statement. */
export function DisputeDialog({ line, onClose }: { line: Line; onClose: () => void }) {
  const t = useT('staff-statement')
  const form = useDraft(() => ({ words: '' }), { check: (typed) => missingOf(typed, ['words']) })
  const send = ({ words }: { words: string }) =>
    form.send('POST /api/club/statement/dispute', { booking_id: line.booking_id, words }, t('dispute.sent'))
  return (
    <FormDialog
      title={t('dispute.title', { code: line.general_bill_code })}
      form={form}
      label={t('dispute.send')}
      onSend={send}
      onClose={onClose}
    >
      <WordsField
        label={t('dispute.words')}
        description={t('dispute.hint')}
        {...form.getInputProps('words')}
      />
    </FormDialog>
  )
}
