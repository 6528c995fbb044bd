import { z } from 'zod'
import { partnerFeatures, partnerFonts, partnerIcons } from '../rules/partner-look.ts'

/** A partner's public data: its look, its golfers' features, and the origins its frame's messages go to. */
export const partner = z
  .object({
    code: z.string(),
    name: z.string(),
    /** Set for a bank; its golfers' sessions and requests carry it. */
    bank_id: z.int().nullable(),
    /** The number of this partner as a source of purchase. */
    source: z.int().nullable(),
    /** The merchant a partner entry names when a golfer logs in. */
    merchant: z.string().nullable(),
    /** The key of the home variant and its banners. */
    screen_type: z.int(),
    /** The style configuration of `get-style-config`, its contrast repaired. */
    config: z.string(),
    font: z.enum(partnerFonts),
    icons: z.enum(partnerIcons),
    /** In the requested language; empty for the product's own title. */
    titles: z.object({ app: z.string(), welcome: z.string() }),
    features: z.array(z.enum(partnerFeatures)),
    /** The only origin messages to the host page go to; null when the partner frames nothing. */
    message_origin: z.string().nullable(),
    /** Where a golfer begins again at the partner. */
    app_url: z.string().nullable(),
  })
  .meta({ id: 'Partner' })
