import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useT } from '../../i18n/use-texts.tsx'
import styles from './act-form.module.css'

/** The figures of what was typed: dots, spaces and a đ are for the eye. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '').replace(/^0+/, '').slice(0, 10)
}

/** The same figures with a dot before each three of them, as they are typed. */
export function groupedDigits(text: string): string {
  const digits = digitsOf(text)
  return digits === '' ? '' : formatMoney(Number(digits)).slice(0, -1)
}

/** The price per player where none is known, with what it makes for the whole party. */
export function PriceField({
  price,
  players,
  onChange,
}: {
  price: string
  players: number
  onChange: (price: string) => void
}) {
  const t = useT('staff')
  const digits = digitsOf(price)
  return (
    <label className={styles.field}>
      <span>{t('act.pricePerPlayer')}</span>
      <input
        type="text"
        inputMode="numeric"
        data-needed
        value={groupedDigits(price)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {digits !== '' && (
        <span className={styles.muted}>
          {t('act.priceTotal', { amount: formatMoney(Number(digits) * players), n: players })}
        </span>
      )}
    </label>
  )
}
