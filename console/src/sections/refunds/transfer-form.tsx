import { TextInput } from '@mantine/core'
import { Form } from '../../forms/form.tsx'
import { missingOf, useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import type { Refund } from './refunds.ts'

const nothing = { payee_name: '', bank_reference: '' }

/** The transfer of a refund: its QR code for the bank's app, then the bank's reference. */
export function TransferForm({ refund, onChange }: { refund: Refund; onChange: () => void }) {
  const t = useT('staff-refunds')
  const { id, code } = refund
  const form = useDraft(() => nothing, {
    check: (typed) => missingOf(typed, ['payee_name', 'bank_reference']),
  })
  return (
    <Form
      form={form}
      label={t('act.transfer')}
      onSend={({ payee_name, bank_reference }) => {
        const request = { id, payee_name: payee_name.trim(), bank_reference: bank_reference.trim() }
        return form.send('POST /api/staff/refunds/:id/transferred', request, t('done.transferred', { code }))
      }}
      more={
        <Button call="POST /api/staff/refunds/:id/target" look="quiet" onClick={onChange}>
          {t('act.change')}
        </Button>
      }
    >
      {refund.qr_image !== null && (
        <details>
          <summary>{t('act.qr')}</summary>
          <img src={refund.qr_image} alt={t('act.qr')} width={180} height={180} />
          <p className="code">{t('act.content', { code })}</p>
        </details>
      )}
      <TextInput
        label={t('act.payee')}
        description={t('act.payeeHint', { name: refund.account_name })}
        maxLength={100}
        {...form.getInputProps('payee_name')}
      />
      <TextInput label={t('act.reference')} maxLength={64} {...form.getInputProps('bank_reference')} />
    </Form>
  )
}
