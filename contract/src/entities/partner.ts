import { z } from 'zod'
import { partnerFeatures, partnerFonts, partnerIcons } from '../rules/partner-look.ts'

/** A partner as every browser may know it: how it looks, what its golfers have, and to whom its frame's messages go. */
export const partner = z
  .object({
    code: z.string(),
    name: z.string(),
    /** Set for a bank; its golfers' sessions and requests carry it. */
    bank_id: z.int().nullable(),
    /** The number of the source of purchase that stands for this partner. */
    source: z.int().nullable(),
    /** The merchant a partner entry names when a golfer logs in. */
    merchant: z.string().nullable(),
    /** The key of the home variant and its banners. */
    screen_type: z.int(),
    /** The style configuration of `get-style-config`, its contrast repaired. */
    config: z.string(),
    font: z.enum(partnerFonts),
    icons: z.enum(partnerIcons),
    /** In the language asked for; empty where the product's own title stands. */
    titles: z.object({ app: z.string(), welcome: z.string() }),
    features: z.array(z.enum(partnerFeatures)),
    /** The only origin messages to the host page go to; null when the partner frames nothing. */
    message_origin: z.string().nullable(),
    /** Where a golfer begins again at the partner. */
    app_url: z.string().nullable(),
  })
  .meta({ id: 'Partner' })
