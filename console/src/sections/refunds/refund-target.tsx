import { Fieldset } from '@mantine/core'
import {
  type BankField,
  emptyOf,
  type RefundTarget,
  type TargetKind,
} from '@teeviet/contract/display/refund-target'
import { payeeBanks } from '@teeviet/contract/rules/money/payee'
import { useT } from '../../i18n/use-texts.tsx'
import { Checkbox, Field, SelectField } from '../../kit/field.tsx'

const words = { method: 'cancel.toMethod', wallet: 'cancel.toWallet', bank: 'cancel.toBank' } as const

/** `error` stands at the first field that is empty, or at the last one; the others that are empty are marked. */
export function RefundTargetFields({
  targets,
  target,
  error,
  onChange,
}: {
  targets: readonly TargetKind[]
  target: RefundTarget
  error?: string
  onChange: (target: RefundTarget) => void
}) {
  const t = useT('bill')
  const empty = emptyOf(target)
  const typed = (field: BankField) => ({
    value: target[field],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...target, [field]: event.currentTarget.value }),
    error: error !== undefined && (field === (empty[0] ?? 'holder') ? error : empty.includes(field)),
  })
  return (
    <Fieldset legend={t('cancel.target')} variant="unstyled">
      {targets.map((to) => (
        <Checkbox
          key={to}
          type="radio"
          name="refund-to"
          checked={target.to === to}
          onChange={() => onChange({ ...target, to })}
        >
          {t(words[to])}
        </Checkbox>
      ))}
      {target.to === 'bank' && (
        <>
          <SelectField label={t('cancel.bank')} {...typed('bank')}>
            <option value="">{t('cancel.chooseBank')}</option>
            {payeeBanks.map(({ bin, name }) => (
              <option key={bin} value={bin}>
                {name}
              </option>
            ))}
          </SelectField>
          <Field
            label={t('cancel.account')}
            maxLength={32}
            inputMode="numeric"
            autoComplete="off"
            {...typed('account')}
          />
          <Field
            label={t('cancel.holder')}
            hint={t('cancel.holderHint')}
            maxLength={100}
            autoComplete="name"
            {...typed('holder')}
          />
        </>
      )}
    </Fieldset>
  )
}
