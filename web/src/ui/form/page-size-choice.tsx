import { pageSizes } from '@teeviet/contract/rules/limits'

export type PageSize = (typeof pageSizes)[number]

/** The labelled choice of how many rows a page of a list has; the list brings its own classes. */
export function PageSizeChoice({
  label,
  size,
  className,
  selectClassName,
  onChange,
}: {
  label: string
  size: number
  className?: string
  selectClassName?: string
  onChange: (size: PageSize) => void
}) {
  return (
    <label className={className}>
      <span>{label}</span>
      <select
        className={selectClassName}
        value={size}
        onChange={({ currentTarget: { value } }) => {
          const chosen = pageSizes.find((one) => one === Number(value))
          if (chosen !== undefined) onChange(chosen)
        }}
      >
        {pageSizes.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </label>
  )
}
