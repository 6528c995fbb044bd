import type { DraftField, DraftProblem, PartnerDraft } from './partner-draft.ts'

/** What each part of the form gets: the whole draft, what is wrong with it, and how to change it. */
export type PartProps = {
  readonly draft: PartnerDraft
  readonly problems: Partial<Record<DraftField, DraftProblem>>
  readonly onChange: (changed: Partial<PartnerDraft>) => void
}
