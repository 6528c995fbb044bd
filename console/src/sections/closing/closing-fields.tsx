import type { ClosingReason } from '@teeviet/contract/rules/bookings/closing'
import { useState } from 'react'
import styles from '../../theme/layout.module.css'
import { ReasonChoice } from './reason-choice.tsx'
import { isWrongSpan, type Span, SpanFields } from './span-fields.tsx'

/** A stretch of tee times to close, with the reason, as it is typed; `isWrong` when it ends before it begins. */
export function useClosingDraft(first: () => Span, reason: ClosingReason) {
  const [span, setSpan] = useState(first)
  const [why, setWhy] = useState<{ reason: ClosingReason; note: string }>({ reason, note: '' })
  return {
    span,
    why,
    isWrong: isWrongSpan(span),
    setSpan: (changed: Partial<Span>) => setSpan((before) => ({ ...before, ...changed })),
    setWhy: (changed: Partial<typeof why>) => setWhy((before) => ({ ...before, ...changed })),
  }
}

/** The fields of a stretch to close. */
export function ClosingFields({ draft }: { draft: ReturnType<typeof useClosingDraft> }) {
  const { span, why, setSpan, setWhy } = draft
  return (
    <div className={styles.bar}>
      <SpanFields span={span} onChange={setSpan} />
      <ReasonChoice {...why} onChange={setWhy} />
    </div>
  )
}
