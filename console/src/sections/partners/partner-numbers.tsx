import { useT } from '../../i18n/use-texts.tsx'
import { DraftInput } from './draft-input.tsx'
import type { PartProps } from './part-props.ts'
import styles from './partners.module.css'

/** By what a partner is known: code, name, numbers, merchant, home variant. */
export function PartnerNumbers({ isNew, ...part }: PartProps & { isNew: boolean }) {
  const t = useT('staff-partners')
  return (
    <fieldset className={styles.fields}>
      <legend>{t('part.who')}</legend>
      <DraftInput {...part} name="code" disabled={!isNew} />
      <DraftInput {...part} name="name" />
      <DraftInput {...part} name="bank_id" />
      <DraftInput {...part} name="source" />
      <DraftInput {...part} name="merchant" />
      <DraftInput {...part} name="screen_type" />
    </fieldset>
  )
}
