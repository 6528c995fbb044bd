import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useT } from '#i18n/use-texts.tsx'
import styles from '#pay/refunds/refund-target.module.css'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { partKey, type QuotedPart } from './quoted-parts.ts'

/** Chooses what to cancel: all of the booking, one player, or the insurance. */
export function CancelWhat({
  parts,
  chosen,
  isFree,
  isRest,
  onChoose,
}: {
  parts: readonly QuotedPart[]
  chosen: QuotedPart
  /** Nothing has been paid: a part makes the bill smaller instead of bringing money back. */
  isFree: boolean
  /** A part waits for staff already: the whole is what is left. */
  isRest: boolean
  onChoose: (key: string) => void
}) {
  const t = useT('bill')
  if (parts.length < 2 || (!isFree && parts.every(({ refund_amount }) => refund_amount === 0))) return null
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
          {part.kind === 'booking'
            ? t(isRest ? 'cancel.allLeft' : 'cancel.whole')
            : t('cancel.only', { name: part.name })}
          <span className={styles.hint}>
            {isFree
              ? part.left_to_pay !== null && t('cancel.partLeft', { amount: formatMoney(part.left_to_pay) })
              : t('cancel.partBack', { amount: formatMoney(part.refund_amount) })}
          </span>
        </Checkbox>
      ))}
    </fieldset>
  )
}
