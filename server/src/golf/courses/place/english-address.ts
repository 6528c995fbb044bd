import { placeName } from './places.ts'

/** The first words of a part of an address, in lower case, and the part in English; the longest first. */
const forms: readonly (readonly [prefix: string, written: (name: string) => string])[] = [
  ['khu du lịch quốc tế ', (name) => `${name} international tourist area`],
  ['khu du lịch ', (name) => `${name} tourist area`],
  ['khu nghỉ dưỡng ', (name) => `${name} Resort`],
  ['đường tỉnh ', (name) => `Provincial Road ${name}`],
  ['thành phố ', (name) => `${name} City`],
  ['quốc lộ ', (name) => `National Highway ${name}`],
  ['thị trấn ', (name) => `${name} Town`],
  ['bãi biển ', (name) => `${name} Beach`],
  ['đại lộ ', (name) => `${name} Boulevard`],
  ['phường ', numberedOr('Ward')],
  ['thị xã ', (name) => `${name} Town`],
  ['cù lao ', (name) => `${name} Islet`],
  ['đường ', (name) => `${name} Street`],
  ['huyện ', (name) => `${name} District`],
  ['quận ', numberedOr('District')],
  ['tỉnh ', (name) => `${name} Province`],
  ['đảo ', (name) => `${name} Island`],
  ['núi ', (name) => `${name} Mountain`],
  ['đồi ', (name) => `${name} Hill`],
  ['bãi ', (name) => `${name} Beach`],
  ['thôn ', (name) => `${name} Village`],
  ['khu ', (name) => `${name} area`],
  ['hồ ', (name) => `${name} Lake`],
  ['tp. ', (name) => `${name} City`],
  ['xã ', (name) => `${name} Commune`],
  ['số ', (name) => name],
]

const houseNumber = /^(\d+[a-z]?)\s+(.+)$/i

/**
 * A Vietnamese address as a reader of English knows it: the parts in their order, their kind behind the name, cities
 * and provinces by their English names, no marks on the letters. `Xã Minh Trí, huyện Sóc Sơn, Hà Nội` is `Minh Tri
 * Commune, Soc Son District, Hanoi`.
 */
export function englishAddress(address: string): string {
  return address
    .split(/\s*,\s*/)
    .map(englishPart)
    .join(', ')
}

function englishPart(part: string): string {
  const place = placeName(part, 'en')
  if (place !== part) return place
  const [, number, street] = houseNumber.exec(part) ?? []
  if (number !== undefined && street !== undefined) return `${number} ${englishPart(street)}`
  const lower = part.toLowerCase()
  const [prefix, written] = forms.find(([start]) => lower.startsWith(start)) ?? []
  if (prefix === undefined || written === undefined) return withoutMarks(part)
  return written(englishPart(part.slice(prefix.length)))
}

function withoutMarks(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .normalize('NFC')
    .replace(/ va (?=\p{Lu})/u, ' and ')
}

/** Wards and districts of the large cities have numbers: `Ward 12`, but `Sao Do Ward`. */
function numberedOr(kind: string): (name: string) => string {
  return (name) => (/^\d+$/.test(name) ? `${kind} ${name}` : `${name} ${kind}`)
}
