import type { Estimate } from '#api/queries/estimate.ts'

const hourMs = 3_600_000

/** The refund tiers still to come of a booking that is not sent yet, as texts; `hours` before the tee time. */
export function cancelTerms(
  { refund_terms, date_played }: Pick<Estimate, 'refund_terms' | 'date_played'>,
  now: number,
) {
  const ahead = refund_terms.filter(({ until }) => until === null || until > now)
  const tiers = ahead.map(({ until, refund_amount: refund }, place) => ({
    key:
      until !== null
        ? ('estimate.cancel.until' as const)
        : place === 0
          ? (`estimate.cancel.${refund > 0 ? 'always' : 'never'}` as const)
          : (`estimate.cancel.${refund > 0 ? 'after' : 'afterNone'}` as const),
    until,
    hours: until === null ? 0 : Math.round((date_played - until) / hourMs),
    refund,
    percent: 0,
  }))
  return [...tiers, ...refund_terms.flatMap(noShowTerms)]
}

/** What is kept of a player who does not come. */
export function noShowTerms({
  no_show_kept_percent: percent,
}: Pick<Estimate['refund_terms'][number], 'no_show_kept_percent'>) {
  if (percent === null) return []
  const key = percent === 100 ? ('estimate.cancel.noShowNone' as const) : ('estimate.cancel.noShow' as const)
  return [{ key, until: null, hours: 0, refund: 0, percent }]
}
