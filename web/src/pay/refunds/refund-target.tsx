import {
  type BankField,
  emptyOf,
  type RefundTarget,
  type TargetKind,
} from '@teeviet/contract/display/refund-target'
import { payeeBanks } from '@teeviet/contract/rules/money/payee'
import { useT } from '#i18n/use-texts.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import styles from './refund-target.module.css'

const words = { method: 'cancel.toMethod', wallet: 'cancel.toWallet', bank: 'cancel.toBank' } as const

/**
 * `payer` names the account that paid, as a choice before the others; `error` is shown at the first empty field, or at the
 * last one; the other empty ones are marked.
 */
export function RefundTargetFields({
  targets,
  payer,
  target,
  error,
  onChange,
}: {
  targets: readonly TargetKind[]
  payer?: string | null
  target: RefundTarget
  error?: string
  onChange: (target: RefundTarget) => void
}) {
  const t = useT('bill')
  const empty = emptyOf(target)
  const wrong = (field: BankField) => {
    if (error === undefined) return {}
    if (field === (empty[0] ?? 'holder')) return { error }
    return empty.includes(field) ? { error: '' } : {}
  }
  const typed = (field: BankField) => ({
    value: target[field],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...target, [field]: event.currentTarget.value }),
    ...wrong(field),
  })
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{t('cancel.target')}</legend>
      {[...(payer ? (['payer'] as const) : []), ...targets].map((to) => (
        <Checkbox
          key={to}
          type="radio"
          name="refund-to"
          checked={target.to === to}
          onChange={() => onChange({ ...target, to })}
        >
          {to === 'payer' ? payer : t(words[to])}
        </Checkbox>
      ))}
      {target.to === 'bank' && (
        <div className={styles.bank}>
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
        </div>
      )}
    </fieldset>
  )
}
