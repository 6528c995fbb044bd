import { useNavigate, useSearch } from '@tanstack/react-router'
import { defaultPageSize, pageSizes } from '@teeviet/contract/rules/limits'
import { useT } from '../../../i18n/use-texts.tsx'
import queue from '../queue/queue.module.css'

/** How many rows a page of the console's lists has, as the address says. */
export function usePageSize(): number {
  const { size } = useSearch({ from: '/staff' })
  return size ?? defaultPageSize
}

/** The choice of it: kept in the address, and along from list to list. */
export function PageSize() {
  const t = useT('staff')
  const navigate = useNavigate()
  const size = usePageSize()
  return (
    <select
      className={queue.control}
      aria-label={t('filter.size')}
      value={size}
      onChange={({ currentTarget: { value } }) =>
        navigate({
          to: '.',
          search: (before) => ({ ...before, size: pageSizes.find((one) => one === Number(value)) }),
          replace: true,
          resetScroll: false,
        })
      }
    >
      {pageSizes.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </select>
  )
}
