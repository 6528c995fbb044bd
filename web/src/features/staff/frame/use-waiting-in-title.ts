import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'

/** A tab in the background still tells how many wait, whichever page of the console stands in it. */
export function useWaitingInTitle(waiting: number): void {
  const title = useMatches({
    select: (matches) => matches.flatMap(({ meta }) => meta ?? []).findLast((tag) => tag?.title)?.title,
  })
  useEffect(() => {
    if (title !== undefined) document.title = waiting > 0 ? `(${waiting}) ${title}` : title
  }, [waiting, title])
}
