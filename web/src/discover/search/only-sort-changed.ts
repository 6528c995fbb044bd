import { type Criteria, filterNames } from './criteria.ts'

/** Whether two searches differ in their order and in nothing else. */
export function onlySortChanged(before: Criteria, after: Criteria): boolean {
  return (
    before.sort !== after.sort &&
    before.place === after.place &&
    filterNames.every((name) => before[name] === after[name])
  )
}
