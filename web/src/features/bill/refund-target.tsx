import { useT } from '../../i18n/use-texts.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import styles from './refund-target.module.css'

/** Where refunded money goes: back to what paid, to the golf wallet, or to a bank account. */
export type RefundTarget = { to: 'method' | 'wallet' | 'bank'; bank: string; account: string; holder: string }

export const refundToMethod: RefundTarget = { to: 'method', bank: '', account: '', holder: '' }

/** Whether the target says enough to send money there. */
export function isComplete({ to, bank, account, holder }: RefundTarget): boolean {
  return to !== 'bank' || [bank, account, holder].every((text) => text.trim() !== '')
}

export function RefundTargetFields({
  target,
  error,
  onChange,
}: {
  target: RefundTarget
  error?: string
  onChange: (target: RefundTarget) => void
}) {
  const t = useT('bill')
  const choices = [
    ['method', t('cancel.toMethod'), t('cancel.toMethodHint')],
    ['wallet', t('cancel.toWallet'), ''],
    ['bank', t('cancel.toBank'), ''],
  ] as const
  const typed = (field: 'bank' | 'account' | 'holder') => ({
    value: target[field],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      onChange({ ...target, [field]: event.currentTarget.value }),
  })
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{t('cancel.target')}</legend>
      {choices.map(([to, label, hint]) => (
        <Checkbox
          key={to}
          type="radio"
          name="refund-to"
          checked={target.to === to}
          onChange={() => onChange({ ...target, to })}
        >
          {label}
          {hint !== '' && <span className={styles.hint}>{hint}</span>}
        </Checkbox>
      ))}
      {target.to === 'bank' && (
        <div className={styles.bank}>
          <Field label={t('cancel.bank')} maxLength={32} {...typed('bank')} />
          <Field label={t('cancel.account')} maxLength={32} inputMode="numeric" {...typed('account')} />
          <Field
            label={t('cancel.holder')}
            maxLength={100}
            autoComplete="name"
            {...typed('holder')}
            {...(error === undefined ? {} : { error })}
          />
        </div>
      )}
    </fieldset>
  )
}
