import { NativeSelect, Radio, TextInput } from '@mantine/core'
import { emptyOf, firstTarget, isComplete, targetFields } from '@teeviet/contract/display/refund-target'
import { payeeBanks } from '@teeviet/contract/rules/money/payee'
import { Form } from '../../forms/form.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { none } from '../../kit/options.ts'
import type { Refund } from './refunds.ts'

const words = { method: 'cancel.toMethod', wallet: 'cancel.toWallet', bank: 'cancel.toBank' } as const

/**
 * Stores a refund's target, as the golfer said on the phone. Money of an unknown golfer, or of a deleted account, goes
 * to a bank account only.
 */
export function TargetForm({
  refund: { id, code, targets },
  onBack,
}: {
  refund: Refund
  onBack: () => void
}) {
  const t = useT('staff-refunds')
  const bill = useT('bill')
  const first = targets.includes('bank') ? { to: 'bank' as const } : {}
  const form = useDraft(() => ({ ...firstTarget(targets), ...first }), {
    check: (target) =>
      isComplete(target)
        ? {}
        : Object.fromEntries(emptyOf(target).map((field) => [field, bill('cancel.bankMissing')])),
  })
  const field = form.getInputProps
  return (
    <Form
      form={form}
      label={t('act.save')}
      onSend={(target) =>
        form.send(
          'POST /api/staff/refunds/:id/target',
          { id, ...targetFields(target) },
          t('done.target', { code }),
        )
      }
      onBack={onBack}
    >
      <Radio.Group label={bill('cancel.target')} {...field('to')}>
        {targets.map((to) => (
          // the button that opened the form is removed: keyboard focus moves to its first choice
          <Radio key={to} value={to} label={bill(words[to])} autoFocus={to === form.values.to} />
        ))}
      </Radio.Group>
      {form.values.to === 'bank' && (
        <>
          <NativeSelect
            label={bill('cancel.bank')}
            data={[
              none(bill('cancel.chooseBank')),
              ...payeeBanks.map(({ bin, name }) => ({ value: bin, label: name })),
            ]}
            {...field('bank')}
          />
          <TextInput
            label={bill('cancel.account')}
            maxLength={32}
            inputMode="numeric"
            {...field('account')}
          />
          <TextInput
            label={bill('cancel.holder')}
            description={bill('cancel.holderHint')}
            maxLength={100}
            autoComplete="name"
            {...field('holder')}
          />
        </>
      )}
    </Form>
  )
}
