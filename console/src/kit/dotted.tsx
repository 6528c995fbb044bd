import type { ReactNode } from 'react'

/** Facts one after the other in a line, with a dot between them that ends a line and never begins one; without those that are empty. */
export function dotted(facts: readonly ReactNode[]): ReactNode {
  return facts.filter(Boolean).reduce<ReactNode>(
    (line, fact) =>
      line === null ? (
        fact
      ) : (
        <>
          {line}&nbsp;· {fact}
        </>
      ),
    null,
  )
}
