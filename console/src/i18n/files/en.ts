import type { Texts } from '@teeviet/contract/display/translate'

/** The console's texts in this language by area. */
export const files = import.meta.glob<Texts>('../locales/en/*.json', { import: 'default', eager: true })
