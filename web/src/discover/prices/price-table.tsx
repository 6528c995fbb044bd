import { useLayoutEffect, useRef } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import { HydrateOnInteraction } from '#ui/layout/hydrate-on-interaction.tsx'
import { PriceBlockRows } from './price-block-rows.tsx'
import type { PriceBlock } from './price-rows.ts'
import styles from './price-table.module.css'
import { useGrowing } from './use-growing.ts'

/** Few enough for a quick first picture, more than a screen shows. */
const firstBlocks = 6

/**
 * The prices: on wide screens a table with merged cells whose head stays in sight, on a phone the same lines as
 * cards by facility. A customer type's button leaves only its lines; pressed again, all of them.
 */
export function PriceTable({
  blocks,
  customer,
  onCustomer,
}: {
  blocks: readonly PriceBlock[]
  customer: string | null
  onCustomer: (name: string) => void
}) {
  const t = useT('prices')
  const shown = useGrowing(blocks.length, firstBlocks)
  const frame = useRef<HTMLElement>(null)

  // Hundreds of lines come or go with a customer type: the one that was pressed stays in sight.
  useLayoutEffect(() => {
    const pressed = document.activeElement
    if (customer !== undefined && pressed !== frame.current && frame.current?.contains(pressed)) {
      pressed?.scrollIntoView({ block: 'nearest' })
    }
  }, [customer])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={frame} className={styles.frame} aria-label={t('title')} tabIndex={0}>
      <table className={styles.table}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">{t('column.facility')}</th>
            <th scope="col">{t('column.group')}</th>
            <th scope="col">{t('column.time')}</th>
            <th scope="col">{t('column.customer')}</th>
            <th scope="col" className={styles.priceHead}>
              {t('column.price')}
            </th>
          </tr>
        </thead>
        {blocks.slice(0, shown).map((block) => (
          <HydrateOnInteraction key={block.key}>
            <PriceBlockRows block={block} customer={customer} onCustomer={onCustomer} />
          </HydrateOnInteraction>
        ))}
      </table>
    </section>
  )
}
