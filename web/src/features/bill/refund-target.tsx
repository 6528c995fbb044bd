import { payeeBanks } from '@teeviet/contract/rules/payee'
import { useT } from '../../i18n/use-texts.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import styles from './refund-target.module.css'

type TargetKind = 'method' | 'wallet' | 'bank'

/** What a bank needs to know, as it is asked. */
const bankFields = ['bank', 'account', 'holder'] as const
type BankField = (typeof bankFields)[number]

/** Where refunded money goes: back to what paid, to the golf wallet, or to a bank account. */
export type RefundTarget = { to: TargetKind | null } & Record<BankField, string>

/** The best way of those that are possible, before anybody chose. */
export function firstTarget(targets: readonly TargetKind[]): RefundTarget {
  return { to: targets[0] ?? null, bank: '', account: '', holder: '' }
}

/** Whether the target says enough to send money there. */
export function isComplete(target: RefundTarget): boolean {
  return target.to !== 'bank' || emptyOf(target).length === 0
}

function emptyOf(target: RefundTarget): BankField[] {
  return bankFields.filter((field) => target[field].trim() === '')
}

/** The target as a request carries it. */
export function targetFields({ to, bank, account, holder }: RefundTarget) {
  if (to === null) return {}
  return to === 'bank'
    ? { refund_to: to, refund_bank: bank, refund_account: account, refund_name: holder }
    : { refund_to: to }
}

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
          />
        </div>
      )}
    </fieldset>
  )
}
