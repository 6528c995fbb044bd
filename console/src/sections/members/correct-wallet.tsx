import { SegmentedControl, Textarea } from '@mantine/core'
import { walletCorrections } from '@teeviet/contract/rules/money/wallet-corrections'
import { useState } from 'react'
import { Form } from '../../forms/form.tsx'
import { MoneyField } from '../../forms/money-field.tsx'
import { typedNumber } from '../../forms/typed-number.ts'
import { missingOf, useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { MessagePreview } from '../messages/message-preview.tsx'
import type { StaffMember } from './member.ts'

const call = 'POST /api/staff/members/:id/correct-wallet'
const previewCall = 'POST /api/staff/members/:id/correct-wallet/preview-messages'

type CorrectWalletProps = { memberId: number; onChanged: (changed: StaffMember) => void }

/** Gives points to a golfer's wallet or takes some back; the SMS stands above the button. */
export function CorrectWallet(member: CorrectWalletProps) {
  const t = useT('staff-people')
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <CorrectionForm {...member} onBack={() => setOpen(false)} />
  return (
    <Button call={call} look="second" onClick={() => setOpen(true)}>
      {t('member.correctWallet')}
    </Button>
  )
}

function CorrectionForm({ memberId: id, onChanged, onBack }: CorrectWalletProps & { onBack: () => void }) {
  const t = useT('staff-people')
  // sent again after a lost answer, it is the same correction
  const [key] = useState(() => crypto.randomUUID())
  const form = useDraft(() => ({ direction: 'give', amount: '', reason: '' }), {
    check: (values) => ({
      ...missingOf(values, ['reason'], t('member.walletReasonMissing')),
      amount: typedNumber(values.amount) ? undefined : t('member.walletAmountMissing'),
    }),
  })
  const amount = typedNumber(form.values.amount) ?? 0
  const direction = walletCorrections.find((one) => one === form.values.direction) ?? 'give'
  const correction = { id, direction, amount }
  async function send(reason: string) {
    const changed = await form.send(call, { ...correction, reason }, t('member.walletCorrected'), key)
    if (changed) onChanged(changed)
    return changed
  }
  return (
    <Form
      form={form}
      label={t('member.correctWallet')}
      onSend={({ reason }) => send(reason.trim())}
      onBack={onBack}
    >
      <SegmentedControl
        fullWidth
        aria-label={t('member.walletDirection')}
        data={walletCorrections.map((value) => ({
          value,
          label: t(value === 'give' ? 'member.walletGive' : 'member.walletTake'),
        }))}
        {...form.getInputProps('direction')}
      />
      <MoneyField
        label={t('member.walletAmount')}
        autoFocus
        maxLength={20}
        {...form.getInputProps('amount')}
      />
      <Textarea label={t('member.walletReason')} rows={2} maxLength={500} {...form.getInputProps('reason')} />
      <MessagePreview call={previewCall} request={correction} isReady={amount > 0} />
    </Form>
  )
}
