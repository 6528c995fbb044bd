import { IconButton } from './button.tsx'
import styles from './quantity.module.css'

/** Counts up and down between two bounds; the number is read out when it changes. */
export function Quantity({
  value,
  least,
  most,
  onChange,
  fewer,
  more,
}: {
  value: number
  least: number
  most: number
  onChange: (value: number) => void
  /** The accessible names of the two buttons. */
  fewer: string
  more: string
}) {
  return (
    <span className={styles.quantity}>
      <IconButton icon="remove" label={fewer} disabled={value <= least} onClick={() => onChange(value - 1)} />
      <output className={styles.value}>{value}</output>
      <IconButton icon="add" label={more} disabled={value >= most} onClick={() => onChange(value + 1)} />
    </span>
  )
}
