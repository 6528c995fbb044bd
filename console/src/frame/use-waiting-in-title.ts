import { useEffect } from 'react'
import { usePageTitle } from '../lists/use-page-title.ts'

/** A tab in the background still tells how many wait, whichever page of the console stands in it. */
export function useWaitingInTitle(waiting: number): void {
  const title = usePageTitle()
  useEffect(() => {
    const plain = document.title.replace(/^\(\d+\) /, '')
    if (title !== undefined) document.title = waiting > 0 ? `(${waiting}) ${plain}` : plain
  }, [waiting, title])
}
