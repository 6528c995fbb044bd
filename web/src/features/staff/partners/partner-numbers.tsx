import { useT } from '../../../i18n/use-texts.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { DraftInput } from './draft-input.tsx'
import type { PartProps } from './part-props.ts'
import type { PartnerDraft } from './partner-draft.ts'
import styles from './partners.module.css'

const methods = ['', 'vietin', 'stb', 'nab', 'bidv'] as const

/** By what a partner is known: code, name, numbers, merchant, home variant, its own payment method. */
export function PartnerNumbers({ isNew, ...part }: PartProps & { isNew: boolean }) {
  const t = useT('staff-partners')
  const { draft, onChange } = part
  return (
    <fieldset className={styles.fields}>
      <legend>{t('part.who')}</legend>
      <DraftInput {...part} name="code" disabled={!isNew} />
      <DraftInput {...part} name="name" />
      <DraftInput {...part} name="bank_id" />
      <DraftInput {...part} name="source" />
      <DraftInput {...part} name="merchant" />
      <DraftInput {...part} name="screen_type" />
      <SelectField
        label={t('field.payment_method')}
        value={draft.payment_method}
        onChange={(event) =>
          onChange({ payment_method: event.currentTarget.value as PartnerDraft['payment_method'] })
        }
      >
        {methods.map((method) => (
          <option key={method} value={method}>
            {method || t('none')}
          </option>
        ))}
      </SelectField>
    </fieldset>
  )
}
