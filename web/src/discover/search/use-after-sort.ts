import { useState } from 'react'
import type { Criteria } from './criteria.ts'
import { onlySortChanged } from './only-sort-changed.ts'

/** Whether the current search differs from the previous one by the order alone. */
export function useAfterSort(criteria: Criteria): boolean {
  const [seen, setSeen] = useState({ criteria, afterSort: false })
  if (seen.criteria === criteria) return seen.afterSort
  const next = { criteria, afterSort: onlySortChanged(seen.criteria, criteria) }
  setSeen(next)
  return next.afterSort
}
