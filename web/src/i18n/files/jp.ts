import type { Texts } from '@teeviet/contract/display/translate'

/** The files of this language's texts by area; a visitor of another language does not carry their names. */
export const files = import.meta.glob<Texts>('../locales/jp/*.json', { import: 'default' })
