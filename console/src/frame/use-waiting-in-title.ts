import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'

/** A tab in the background still tells how many wait, whichever page of the console stands in it. */
export function useWaitingInTitle(waiting: number): void {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title?.() })
  useEffect(() => {
    const plain = document.title.replace(/^\(\d+\) /, '')
    if (title !== undefined) document.title = waiting > 0 ? `(${waiting}) ${plain}` : plain
  }, [waiting, title])
}
