import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import { useT } from '#i18n/use-texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import type { ChosenPackage } from '../draft/booking-draft.ts'
import styles from './packages-dialog.module.css'

type Package = DataOf<typeof api.insurance.packages>[number]

/** Packages to tick, each with what it covers and what it costs per player. */
export function PackageOptions({
  packages,
  chosen,
  onChange,
}: {
  packages: readonly Package[]
  chosen: readonly ChosenPackage[]
  onChange: (chosen: readonly ChosenPackage[]) => void
}) {
  const t = useT('insurance')
  const isChosen = (id: number) => chosen.some((one) => one.id === id)

  function toggle({ id }: Package) {
    // In the order of the list, so that the same choice always reads the same.
    const ticked = new Set(chosen.map((one) => one.id))
    if (!ticked.delete(id)) ticked.add(id)
    onChange(packages.filter((one) => ticked.has(one.id)).map(({ id, name, price }) => ({ id, name, price })))
  }

  return (
    <ul className={styles.options}>
      {packages.map((one) => (
        <li key={one.id} className={classNames(styles.option, isChosen(one.id) && styles.chosen)}>
          <Checkbox checked={isChosen(one.id)} onChange={() => toggle(one)}>
            <span className={styles.words}>
              <span className={styles.name}>{one.name}</span>
              <span className={styles.about}>
                {one.des || t('choose.cover', { amount: formatMoney(one.cover) })}
              </span>
            </span>
            <span className={classNames('amount', styles.price)}>
              {t('choose.perPlayer', { price: formatMoney(one.price) })}
            </span>
          </Checkbox>
        </li>
      ))}
    </ul>
  )
}
