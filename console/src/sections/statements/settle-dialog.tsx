import { formatMoney } from '@teeviet/contract/rules/money/money'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { MoneyField } from '../../forms/money-field.tsx'
import { digitsOf } from '../../forms/typed-number.ts'
import { missingOf, useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import type { Line } from './statement.ts'
import { WordsField } from './words-field.tsx'

/** Answers a dispute, with the share that the club gets of the booking from now on. */
export function SettleDialog({ line, onClose }: { line: Line; onClose: () => void }) {
  const t = useT('staff-statement')
  const { dispute, amount, club_amount, general_bill_code } = line
  const form = useDraft(() => ({ answer: '', share: String(club_amount) }), {
    check: (typed) => ({
      ...missingOf(typed, ['answer', 'share']),
      ...(Number(digitsOf(typed.share)) > amount && {
        share: t('settle.tooMuch', { amount: formatMoney(amount) }),
      }),
    }),
  })
  const send = ({ answer, share }: { answer: string; share: string }) =>
    form.send(
      'POST /api/staff/statements/disputes/:id/settle',
      { id: dispute?.id ?? 0, answer, club_amount: Number(digitsOf(share)) },
      t('settle.done'),
    )
  return (
    <FormDialog
      title={t('settle.title', { code: general_bill_code })}
      form={form}
      label={t('settle.send')}
      onSend={send}
      onClose={onClose}
    >
      <p>{dispute && t('dispute.said', { name: dispute.disputed_by, words: dispute.words })}</p>
      <MoneyField
        label={t('settle.share')}
        description={t('settle.shareHint', { amount: formatMoney(amount) })}
        {...form.getInputProps('share')}
      />
      <WordsField label={t('settle.answer')} {...form.getInputProps('answer')} />
    </FormDialog>
  )
}
