import { useState } from 'react'
import type { Criteria } from './criteria.ts'
import { onlySortChanged } from './only-sort-changed.ts'

/** Whether the search at hand came about by a change of the order alone; any other change ends that. */
export function useAfterSort(criteria: Criteria): boolean {
  const [seen, setSeen] = useState({ criteria, afterSort: false })
  if (seen.criteria === criteria) return seen.afterSort
  const next = { criteria, afterSort: onlySortChanged(seen.criteria, criteria) }
  setSeen(next)
  return next.afterSort
}
