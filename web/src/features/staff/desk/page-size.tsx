import { useNavigate, useSearch } from '@tanstack/react-router'
import { defaultPageSize, pageSizes } from '@teeviet/contract/rules/limits'
import { useT } from '../../../i18n/use-texts.tsx'
import queue from '../queue/queue.module.css'

/** How many rows a page of the console's lists has, as the address says. */
export function usePageSize(): number {
  const { size } = useSearch({ from: '/staff' })
  return size ?? defaultPageSize
}

/** The choice of it: kept in the address, and along from list to list. Not shown where every choice shows the same. */
export function PageSize({ rows }: { rows: number }) {
  const t = useT('staff')
  const navigate = useNavigate()
  const size = usePageSize()
  if (rows < Math.min(...pageSizes)) return null
  return (
    <label className={queue.check}>
      {t('filter.size')}
      <select
        className={queue.control}
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
    </label>
  )
}
