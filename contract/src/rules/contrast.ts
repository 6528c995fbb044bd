type Rgb = readonly [number, number, number]

/** Reads `#rgb` or `#rrggbb`; null for anything else, so that a partner's odd value falls back. */
export function readColor(text: string): Rgb | null {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]
  if (hex === undefined) return null
  const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
  const at = (place: number) => Number.parseInt(digits.slice(place, place + 2), 16)
  return [at(0), at(2), at(4)]
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (part: number) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** The contrast of two colours: 1 none, 21 black on white. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

const leastForText = 4.5

/** The colour itself, or a darker one of the same hue on which white can be read. */
export function darkenForWhite(color: Rgb): Rgb {
  const white: Rgb = [255, 255, 255]
  let darker = color
  for (let step = 0; step < 20 && contrast(darker, white) < leastForText; step++) darker = shade(darker, 0.92)
  return darker
}

/** Every part times `share`. */
export function shade([red, green, blue]: Rgb, share: number): Rgb {
  return [Math.round(red * share), Math.round(green * share), Math.round(blue * share)]
}

/** Mixes a colour with white: `share` 0.1 leaves a tenth of it. */
export function wash([red, green, blue]: Rgb, share: number): Rgb {
  const mix = (part: number) => Math.round(part * share + 255 * (1 - share))
  return [mix(red), mix(green), mix(blue)]
}

export function writeColor([red, green, blue]: Rgb): string {
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
