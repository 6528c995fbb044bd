import { useEffect } from 'react'
import { usePageTitle } from '../lists/use-page-title.ts'

/** A background tab still shows the number of waiting items, on any page of the console. */
export function useWaitingInTitle(waiting: number): void {
  const title = usePageTitle()
  useEffect(() => {
    const plain = document.title.replace(/^\(\d+\) /, '')
    if (title !== undefined) document.title = waiting > 0 ? `(${waiting}) ${plain}` : plain
  }, [waiting, title])
}
