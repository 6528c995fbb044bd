/** Part of a picture: its shapes, and the gradients and symbols it refers to. */
export type Drawing = { readonly defs: string; readonly body: string }

/** All pictures of landscapes have these measures, in units of the drawing. */
export const width = 1200
export const height = 750

/** Lays drawings over each other, the first one at the back. */
export function layered(...drawings: readonly Drawing[]): Drawing {
  return { defs: drawings.map((d) => d.defs).join(''), body: drawings.map((d) => d.body).join('') }
}

export const nothing: Drawing = { defs: '', body: '' }

export function shows(body: string): Drawing {
  return { defs: '', body }
}

/** A number as short as it can be written: two decimals, no leading zero. */
export function short(value: number): string {
  return `${Math.round(value * 100) / 100 || 0}`.replace(/^(-?)0\./, '$1.')
}

/** A colour of the given opacity, as #rrggbbaa. */
export function seeThrough(colour: string, opacity: number): string {
  return `${colour}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`
}

type Stop = readonly [offset: number, colour: string, opacity?: number]

function stops(list: readonly Stop[]): string {
  return list
    .map(([offset, colour, opacity]) => {
      const at = offset === 0 ? '' : ` offset="${short(offset)}"`
      return `<stop${at} stop-color="${opacity === undefined ? colour : seeThrough(colour, opacity)}"/>`
    })
    .join('')
}

/** A gradient from top to bottom of the filled shape. */
export function downward(id: string, list: readonly Stop[]): string {
  return `<linearGradient id="${id}" x2="0" y2="1">${stops(list)}</linearGradient>`
}

/** A gradient from the middle of the filled shape to its edge. */
export function outward(id: string, list: readonly Stop[]): string {
  return `<radialGradient id="${id}">${stops(list)}</radialGradient>`
}

/** Shows the shape `#id`, scaled about the point x, y and moved down by `down`. */
export function again(
  id: string,
  fill: string,
  x: number,
  y: number,
  scaleX: number,
  scaleY: number,
  down = 0,
): string {
  return `<use href="#${id}" fill="${fill}" transform="matrix(${short(scaleX)} 0 0 ${short(scaleY)} ${Math.round(x * (1 - scaleX))} ${Math.round(y * (1 - scaleY) + down)})"/>`
}

/** Writes a drawing as a picture file of its own. */
export function asSvg(drawing: Drawing, w: number, h: number): string {
  const defs = drawing.defs && `<defs>${drawing.defs}</defs>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${defs}${drawing.body}</svg>`
}

/** Text escaped for XML, attributes too; characters XML forbids are dropped. */
export function plain(text: string): string {
  return [...text]
    .filter((c) => c >= ' ' && !(c >= '\ud800' && c <= '\udfff') && c !== '\ufffe' && c !== '\uffff')
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
