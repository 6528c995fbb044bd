import { NativeSelect } from '@mantine/core'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useT } from '../i18n/use-texts.tsx'
import { none } from '../kit/options.ts'
import { useRead } from '../session/use-read.ts'

type CoverFieldProps = {
  label: string
  /** The id of a package, empty for none, or the value of the other option. */
  value: string
  /** An option beside the packages; left out where it is one of them. */
  other?: { value: string; label: string } | undefined
  onChange: (value: string) => void
}

/** Chooses among the insurance packages on sale, each at its price for one player. */
export function CoverField({ label, value, other, onChange }: CoverFieldProps) {
  const t = useT('staff')
  const { data: packages = [] } = useRead('GET /api/services/list_package', {}, { staleTime: 60_000 })
  const options = [
    none(t('cover.none')),
    ...packages.map(({ id, name, price }) => ({
      value: String(id),
      label: `${name} ·\u00a0${formatMoney(price)}`,
    })),
  ]
  const isOther = other && !options.some((option) => option.value === other.value)
  return (
    <NativeSelect
      label={label}
      data={isOther ? [...options, other] : options}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
