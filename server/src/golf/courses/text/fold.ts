import { places } from '../place/places.ts'

/** Text for comparing: no marks, no case, no punctuation, one blank between words. "Sân golf Đà Lạt" is "san golf da lat". */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Folded text without blanks, so that "hanoi" is found in "Hà Nội". */
export function compact(folded: string): string {
  return folded.replaceAll(' ', '')
}

const golfInOtherScripts = ['골프장', '골프', 'ゴルフ場', 'ゴルフコース', 'ゴルフ']

/** Other names and what to look for instead, the longest first, so that none is cut by a shorter one inside it. */
const synonyms: readonly (readonly [string, string])[] = [
  ...places.flatMap(({ vietnamese, others }) =>
    others.map((name) => [fold(name), meantBy(vietnamese)] as const),
  ),
  ...golfInOtherScripts.map((word) => [fold(word), 'golf'] as const),
].toSorted(([one], [other]) => other.length - one.length)

/** A golfer's typed text, folded, with cities in their Vietnamese spelling: "하노이" and "Hanoi" are both "ha noi". */
export function foldQuery(typed: string): string {
  let text = ` ${fold(typed)} `
  for (const [name, meant] of synonyms) {
    // Latin names count as whole words only; Korean and Japanese write no blanks around them.
    text = /^[a-z ]+$/.test(name)
      ? text.replaceAll(` ${name} `, ` ${meant} `)
      : text.replaceAll(name, ` ${meant} `)
  }
  return text.replace(/ +/g, ' ').trim()
}

// Addresses contain "TP. Hồ Chí Minh", "TP.HCM" or "Thành phố Hồ Chí Minh".
function meantBy(vietnamese: string): string {
  return fold(vietnamese).replace(/^tp /, '')
}
