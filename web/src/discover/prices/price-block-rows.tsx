import { rangeOf } from '@teeviet/contract/display/range-of'
import { memo } from 'react'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { Price } from '#ui/golf/price.tsx'
import type { PriceBlock, PriceRow } from './price-rows.ts'
import styles from './price-table.module.css'

const standardHoles = 18

type Filter = { customer: string | null; onCustomer: (name: string) => void }

/** The lines of one facility. */
export const PriceBlockRows = memo(function PriceBlockRows({
  block: { facility, rows },
  ...filter
}: { block: PriceBlock } & Filter) {
  return (
    <tbody className={styles.block} style={reservedFor(rows)}>
      {rows.map((row, place) => (
        <tr key={row.key} className={styles.row}>
          {place === 0 && (
            <th scope="rowgroup" rowSpan={rows.length} className={styles.facility}>
              <span className={styles.stays}>{facility}</span>
            </th>
          )}
          <Cells row={row} {...filter} />
        </tr>
      ))}
    </tbody>
  )
})

/** The estimated height of a card before its layout: too low a guess would overlap the content below. */
function reservedFor(rows: readonly PriceRow[]) {
  return {
    '--groups': rows.filter(({ groupSpan }) => groupSpan > 0).length,
    '--times': rows.filter(({ isTimeRepeated }) => !isTimeRepeated).length,
    '--lines': rows.length,
  }
}

function Cells({ row, customer, onCustomer }: { row: PriceRow } & Filter) {
  const t = useT('prices')
  const ui = useT('ui')
  const language = useLanguage()
  return (
    <>
      {row.groupSpan > 0 && (
        <th scope="rowgroup" rowSpan={row.groupSpan} className={classNames(styles.group, styles[row.group])}>
          <span className={styles.stays}>{t(`group.${row.group}`)}</span>
        </th>
      )}
      <td className={classNames('time', styles.time, row.isTimeRepeated && styles.repeated)}>
        {rangeOf(row.from, row.to, language)}
      </td>
      <td className={styles.customers}>
        {row.customers.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.customer}
            aria-pressed={name === customer}
            onClick={() => onCustomer(name)}
          >
            {name}
          </button>
        ))}
      </td>
      <td className={styles.price}>
        <Price amount={row.price} />
        {row.holes !== standardHoles && (
          <small className={styles.holes}>{ui('holes', { n: row.holes })}</small>
        )}
      </td>
    </>
  )
}
