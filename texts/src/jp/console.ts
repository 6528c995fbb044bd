import type { Texts } from '../text-files.ts'

/** The console in this language: the texts of every area. */
export const files = import.meta.glob<Texts>(['./console/*.json', './server/end-reasons.json'], {
  import: 'default',
  eager: true,
})
