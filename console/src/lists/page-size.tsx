import { useNavigate, useSearch } from '@tanstack/react-router'
import { defaultPageSize, pageSizes } from '@teeviet/contract/rules/limits'
import { useT } from '../i18n/use-texts.tsx'
import { PageSizeChoice } from '../kit/page-size-choice.tsx'
import queue from '../sections/queue/queue.module.css'

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
    <PageSizeChoice
      label={t('filter.size')}
      size={size}
      className={queue.check}
      selectClassName={queue.control}
      onChange={(chosen) =>
        navigate({
          to: '.',
          search: (before) => ({ ...before, size: chosen }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
