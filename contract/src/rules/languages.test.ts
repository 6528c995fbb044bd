import { describe, expect, it } from 'vitest'
import { defaultLanguage, flagOf, htmlLanguage, isLanguage, languages, readLanguage } from './languages.ts'

describe('the four languages', () => {
  it('are Vietnamese first, English, Korean and Japanese, by the codes of the wire', () => {
    expect(languages).toEqual(['vi', 'en', 'kr', 'jp'])
    expect(defaultLanguage).toBe('vi')
    expect(flagOf('vi')).toBe('vn')
    expect(flagOf('en')).toBe('us')
  })

  it('have codes which browsers know', () => {
    expect(languages.map(htmlLanguage)).toEqual(['vi', 'en', 'ko', 'ja'])
  })

  it('are recognised and nothing else is', () => {
    expect(isLanguage('kr')).toBe(true)
    expect(isLanguage('ko')).toBe(false)
    expect(isLanguage(1)).toBe(false)
  })

  it("are read from a lang field or from a browser's preferences", () => {
    expect(readLanguage('jp')).toBe('jp')
    expect(readLanguage('ko-KR,ko;q=0.9,en;q=0.8')).toBe('kr')
    expect(readLanguage('fr-FR,ja;q=0.5')).toBe('jp')
    expect(readLanguage('fr')).toBeNull()
    expect(readLanguage(undefined)).toBeNull()
  })
})
