import { pictureWidths } from '@teeviet/contract/rules/picture-address'

/** What an image needs besides the address: the part that stays in view, and the sizes of an uploaded picture. */
export function pictureSource(src: string): { position?: string; srcSet?: string } {
  const [, x, y] = /[?&]focus=(\d+),(\d+)/.exec(src) ?? []
  const joint = src.includes('?') ? '&' : '?'
  return {
    ...(x === undefined ? {} : { position: `${x}% ${y}%` }),
    ...(src.startsWith('/uploads/')
      ? { srcSet: pictureWidths.map((width) => `${src}${joint}w=${width} ${width}w`).join() }
      : {}),
  }
}
