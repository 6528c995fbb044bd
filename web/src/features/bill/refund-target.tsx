import { payeeBanks } from '@teeviet/contract/rules/payee'
import { useT } from '../../i18n/use-texts.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import styles from './refund-target.module.css'

type TargetKind = 'method' | 'wallet' | 'bank'

/** Where refunded money goes: back to what paid, to the golf wallet, or to a bank account. */
export type RefundTarget = { to: TargetKind | null; bank: string; account: string; holder: string }

/** The best way of those that are possible, before anybody chose. */
export function firstTarget(targets: readonly TargetKind[]): RefundTarget {
  return { to: targets[0] ?? null, bank: '', account: '', holder: '' }
}

/** Whether the target says enough to send money there. */
export function isComplete({ to, bank, account, holder }: RefundTarget): boolean {
  return to !== 'bank' || [bank, account, holder].every((text) => text.trim() !== '')
}

/** The target as a request carries it. */
export function targetFields({ to, bank, account, holder }: RefundTarget) {
  if (to === null) return {}
  return to === 'bank'
    ? { refund_to: to, refund_bank: bank, refund_account: account, refund_name: holder }
    : { refund_to: to }
}

const words = { method: 'cancel.toMethod', wallet: 'cancel.toWallet', bank: 'cancel.toBank' } as const

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
  const typed = (field: 'bank' | 'account' | 'holder') => ({
    value: target[field],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...target, [field]: event.currentTarget.value }),
  })
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{t('cancel.target')}</legend>
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
            {...(error === undefined ? {} : { error })}
          />
        </div>
      )}
    </fieldset>
  )
}
