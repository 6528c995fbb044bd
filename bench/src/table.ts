/** One row: the measured value, its baseline in the same run, and the limit of their ratio. */
export type Row = {
  name: string
  measured: number
  against: number
  unit: string
  /** `measured` over `against`. */
  ratio: number
  /** Whether a good ratio is a high one (a rate) or a low one (a time). */
  better: 'higher' | 'lower'
  /** The lowest or highest ratio that holds; null where the row only shows how far the way still is. */
  limit: number | null
  /**
   * Why the measured value may beat its baseline. Most baselines are an upper bound: beating it means a mistake of the
   * bench, and the row fails.
   */
  mayBeat?: string
  /** Further figures, for the reader. */
  detail?: string
}

export type Verdict = { holds: boolean; remark: string }

/** Whether a row is within its limit and plausible: ahead of its baseline only for a stated reason. */
export function judge({ ratio, better, limit, mayBeat }: Row): Verdict {
  const isHigher = better === 'higher'
  if (!Number.isFinite(ratio)) return { holds: false, remark: 'nothing was measured' }
  const isAhead = isHigher ? ratio > 1 : ratio < 1
  if (isAhead && mayBeat === undefined) {
    return { holds: false, remark: 'beats what it is measured against: the bench compares unlike work' }
  }
  const holds = limit === null || (isHigher ? ratio >= limit : ratio <= limit)
  return { holds, remark: isAhead ? (mayBeat ?? '') : '' }
}

export function printTable(rows: readonly Row[]): void {
  console.table(
    rows.map((row) => {
      const { name, measured, against, unit, ratio, limit, detail } = row
      const { holds, remark } = judge(row)
      return {
        what: name,
        measured: `${measured.toFixed(1)} ${unit}`,
        against: `${against.toFixed(1)} ${unit}`,
        ratio: ratio.toFixed(3),
        limit: limit === null ? 'none' : limit.toFixed(3),
        holds: holds ? 'yes' : 'NO',
        remark: [detail, remark].filter((text) => text).join('; '),
      }
    }),
  )
}
