import type { ReactNode } from 'react'

/** What was in the way of an act, told where it was tried and read out; nothing is seen while nothing is wrong. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="problem">
      {children}
    </p>
  )
}
