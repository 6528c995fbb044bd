import type { Texts } from '../text-files.ts'

/** The golfers' pages in this language: what loads the texts of an area. Other languages are not carried along. */
export const files = import.meta.glob<Texts>('./web/*.json', { import: 'default' })
