import raw from '../../data/refund-policies.json' with { type: 'json' }

/** The data file writes Korean and Japanese by their standard codes, the product by `kr` and `jp`. */
type Written = { vi: string; en: string; ko: string; ja: string }
const spoken = ({ vi, en, ko, ja }: Written) => ({ vi, en, kr: ko, jp: ja })

type Terms = {
  applies_to: string
  deadline_hours: number
  penalty_percent: number
  condition: Written
  time: Written
}

/** Special rows rank below those of the clubs, rows for a whole region below both. */
const specialFrom = 100
const regionFrom = 200

/** The clubs without a row of their own fall under their region's: two days, then half is kept. */
const plain = raw.rows.find(
  (row) => row.applies_to === 'standard' && row.deadline_hours === 48 && row.penalty_percent === 50,
)

function row(terms: Terms, position: number, slug: string | null, region: string | null) {
  return {
    slug,
    region,
    applies_to: terms.applies_to,
    deadline_hours: terms.deadline_hours,
    penalty_percent: terms.penalty_percent,
    condition: spoken(terms.condition),
    time_text: spoken(terms.time),
    position,
  }
}

/** The rows of `refund_terms`, each for a course (`slug`) or a whole region, all of them samples. */
export const refundRows = [
  ...raw.rows.map((terms) => row(terms, terms.stt, terms.slug, null)),
  ...raw.special_rows.map((terms) =>
    row(terms, specialFrom + terms.stt, terms.slug, terms.slug === null ? terms.region : null),
  ),
  ...(plain ? raw.regions.map(({ id }, index) => row(plain, regionFrom + index, null, id)) : []),
]
