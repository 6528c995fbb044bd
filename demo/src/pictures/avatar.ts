import { numberFrom } from './drawing/chance.ts'
import { plain } from './drawing/drawing.ts'

/** Letters for a picture of a person: those of the first and the last word of the name, at most two. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const letter = (word: string | undefined) => [...(word ?? '')].find((c) => /[\p{L}\p{N}]/u.test(c)) ?? ''
  const letters = words.length > 1 ? letter(words[0]) + letter(words.at(-1)) : letter(words[0])
  return letters.toLocaleUpperCase('vi')
}

const face = 'font-family="Be Vietnam Pro,Segoe UI,Roboto,Helvetica,Arial,sans-serif" font-weight="700"'

/**
 * The default picture of a member: initials in white on a hue of their own, or a golfer's head under a cap when there
 * is no name. Lightness is low enough for 4.5:1 on every hue.
 */
export function drawAvatar({ name, seed }: { name: string; seed: string }): string {
  const hue = numberFrom(`avatar/${seed}`) % 360
  const deep = `hsl(${hue} 42% 27%)`
  const fill = `hsl(${hue} 40% 33%)`
  const initials = initialsOf(name)
  const figure = initials
    ? `<text x="64" y="65" fill="#fff" ${face} font-size="${[...initials].length > 1 ? 48 : 56}" text-anchor="middle" dominant-baseline="central">${plain(initials)}</text>`
    : `<g fill="#fff" opacity=".92"><path d="M40 58a24 24 0 0 1 44-13h16a5 5 0 0 1 0 10H86v3z"/><path d="M44 63h41v5a20.5 20.5 0 0 1-41 0z"/><path d="M22 128a42 34 0 0 1 84 0z"/></g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128"><path fill="${fill}" d="M0 0h128v128H0z"/><path fill="${deep}" d="M0 98q40-22 74-8t54-6v44H0z"/>${figure}</svg>`
}
