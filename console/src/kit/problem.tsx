import type { ReactNode } from 'react'

/** The problem of an act, shown where it was tried and announced to screen readers; empty without one. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="problem">
      {children}
    </p>
  )
}
