/** Capitals of other alphabets that look like Latin ones: Cyrillic first, then Greek. */
const latinOf: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Ё: 'E',
  З: '3',
  Н: 'H',
  І: 'I',
  Ј: 'J',
  К: 'K',
  М: 'M',
  О: 'O',
  Р: 'P',
  Ѕ: 'S',
  Т: 'T',
  У: 'Y',
  Ү: 'Y',
  Х: 'X',
  Ԛ: 'Q',
  Ԝ: 'W',
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Ζ: 'Z',
  Η: 'H',
  Ι: 'I',
  Κ: 'K',
  Μ: 'M',
  Ν: 'N',
  Ο: 'O',
  Ρ: 'P',
  Τ: 'T',
  Υ: 'Y',
  Χ: 'X',
  Đ: 'D',
}

/**
 * A text in plain Latin capitals, as a reader sees it: full-width and ornamental letters by Unicode's own table (NFKC),
 * look-alikes of other alphabets as the letters they resemble, accents off. For guesses only: no payment follows it
 * automatically.
 */
export function plainLetters(text: string): string {
  const marked = text.normalize('NFKC').toUpperCase()
  const latin = [...marked].map((letter) => latinOf[letter] ?? letter).join('')
  return latin.normalize('NFD').replace(/\p{Mark}/gu, '')
}
