import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '@teeviet/contract/rules/languages'
import type { Texts } from '@teeviet/texts/text-files'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

function* textsIn(texts: Texts, path = ''): Generator<[key: string, text: string]> {
  for (const [name, value] of Object.entries(texts)) {
    if (typeof value === 'string') yield [`${path}${name}`, value]
    else yield* textsIn(value, `${path}${name}.`)
  }
}

const slotsOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

/** Where the areas of a part are listed with the types of their keys. */
const listOfAreas = {
  web: 'web/src/i18n/areas.ts',
  console: 'console/src/i18n/areas.ts',
  server: 'texts/src/catalogue.ts',
} as const

describe.each(['web', 'console', 'server'] as const)('texts of the %s in every language', (part) => {
  const folder = (language: string) => join(root, 'texts/src', language, part)
  const areas = readdirSync(folder('vi')).sort()
  const read = (language: string, area: string): Texts =>
    JSON.parse(readFileSync(join(folder(language), area), 'utf8'))

  /** A singular form is beside the plural form, where a language has it, and is no key of its own. */
  const keysOf = (language: Language, area: string) => {
    const keys = [...textsIn(read(language, area))].map(([key]) => key)
    return keys.filter((key) => !keys.includes(key.replace(/_one$/, '_other')) || !key.endsWith('_one'))
  }

  it.each(languages)('has a file for every area in %s', (language) => {
    expect(readdirSync(folder(language)).sort()).toEqual(areas)
  })

  it('lists every area, so that its keys are checked by type', () => {
    const listed = readFileSync(join(root, listOfAreas[part]), 'utf8')
    for (const area of areas) expect(listed).toContain(`/vi/${part}/${area}'`)
  })

  describe.each(areas)('%s', (area) => {
    it.each(languages)('has the same keys in %s', (language) => {
      expect(keysOf(language, area).sort()).toEqual(keysOf('vi', area).sort())
    })

    it.each(languages)('has the same slots and no empty text in %s', (language) => {
      const vietnamese = new Map(textsIn(read('vi', area)))
      for (const [key, text] of textsIn(read(language, area))) {
        const original = vietnamese.get(key) ?? vietnamese.get(key.replace(/_one$/, '_other')) ?? ''
        expect({ key, slots: slotsOf(text) }).toEqual({ key, slots: slotsOf(original) })
        expect({ key, empty: text.trim() === '' }).toEqual({ key, empty: false })
      }
    })

    it('uses one register in Korean, the formal one', () => {
      for (const [key, text] of textsIn(read('kr', area))) {
        const informal = /(?:[해돼]|[가-힣][아어]|예|에|네|래|게|줘|나|까)요(?=[.?!)\s]|$)/.test(text)
        expect({ key, text, informal }).toEqual({ key, text, informal: false })
      }
    })

    it('is written in composed letters, with dots that are one character', () => {
      for (const language of languages) {
        for (const [key, text] of textsIn(read(language, area))) {
          expect({ key, text }).toEqual({ key, text: text.normalize('NFC') })
          expect({ key, three: text.includes('...') }).toEqual({ key, three: false })
        }
      }
    })
  })
})
