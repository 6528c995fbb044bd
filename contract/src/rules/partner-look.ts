/** Typefaces a partner may choose from; the web holds a stack of each. `default` is the product's own. */
export const partnerFonts = ['default', 'system'] as const
export type PartnerFont = (typeof partnerFonts)[number]

/** Drawings of the icons. */
export const partnerIcons = ['outline', 'filled'] as const
export type PartnerIcons = (typeof partnerIcons)[number]

/**
 * The colours of a style configuration by name: `{"main_color":{"value":"#0a6a4b"}}`. `main_color` is behind white text
 * and of links; `brand_color` is the partner's own tone, for areas without text; `accent_color` marks;
 * `background_color` tints the page.
 */
export const styleNames = ['main_color', 'brand_color', 'accent_color', 'background_color'] as const
export type StyleName = (typeof styleNames)[number]

/**
 * The features a partner's row enables for its golfers: the choice of hole-in-one packages, the golf cards' PDFs in the
 * menu, paying by the bank's own inquiry instead of the choice of methods, the bank's own arrow on the price table, a
 * page reload after a token signed a golfer in.
 */
export const partnerFeatures = [
  'insurance',
  'golf_cards',
  'inquiry_payment',
  'price_arrow',
  'reload_after_sign_in',
] as const
export type PartnerFeature = (typeof partnerFeatures)[number]
