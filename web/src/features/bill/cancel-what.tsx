import { formatMoney } from '@teeviet/contract/rules/money'
import { useT } from '../../i18n/use-texts.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { partKey, type QuotedPart } from './quoted-parts.ts'
import styles from './refund-target.module.css'

/** Chooses what to cancel of a paid booking: all of it, one player, or the insurance. */
export function CancelWhat({
  parts,
  chosen,
  onChoose,
}: {
  parts: readonly QuotedPart[]
  chosen: QuotedPart
  onChoose: (key: string) => void
}) {
  const t = useT('bill')
  if (parts.every(({ refund_amount }) => refund_amount === 0) || parts.length < 2) return null
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{t('cancel.what')}</legend>
      {parts.map((part) => (
        <Checkbox
          key={partKey(part)}
          type="radio"
          name="cancel-what"
          checked={partKey(part) === partKey(chosen)}
          onChange={() => onChoose(partKey(part))}
        >
          {part.kind === 'booking' ? t('cancel.whole') : t('cancel.only', { name: part.name })}
          <span className={styles.hint}>
            {t('cancel.partBack', { amount: formatMoney(part.refund_amount) })}
          </span>
        </Checkbox>
      ))}
    </fieldset>
  )
}
