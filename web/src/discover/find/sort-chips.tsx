import { type TeeTimeOrder, teeTimeOrders } from '@teeviet/contract/rules/time/tee-time-orders'
import { useT } from '#i18n/use-texts.tsx'
import { Chip, Chips } from '#ui/form/chip.tsx'

/** The order of the list: by time unless another one is chosen. */
export function SortChips({
  sort = 'time',
  onChange,
}: {
  sort: TeeTimeOrder | undefined
  onChange: (sort: TeeTimeOrder | undefined) => void
}) {
  const t = useT('find')
  return (
    <Chips label={t('sort.label')}>
      {teeTimeOrders.map((order) => (
        <Chip key={order} on={order === sort} onPress={() => onChange(order === 'time' ? undefined : order)}>
          {t(`sort.${order}`)}
        </Chip>
      ))}
    </Chips>
  )
}
