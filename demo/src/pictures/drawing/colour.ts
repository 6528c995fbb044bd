type Rgb = readonly [number, number, number]

function read(hex: string): Rgb {
  const v = Number.parseInt(hex.slice(1), 16)
  return [v >> 16, (v >> 8) & 255, v & 255]
}

function write(rgb: Rgb): string {
  return `#${rgb
    .map((v) =>
      Math.round(Math.min(255, Math.max(0, v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Mixes `share` of the second colour into the first (0 returns the first, 1 the second), as #rrggbb. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [read(first), read(second)]
  const at = (i: 0 | 1 | 2) => a[i] + (b[i] - a[i]) * share
  return write([at(0), at(1), at(2)])
}

/** The colour under coloured light: every channel is damped by the light's, in `share`. */
export function underLight(colour: string, light: string, share: number): string {
  const [a, b] = [read(colour), read(light)]
  const at = (i: 0 | 1 | 2) => a[i] * (1 - share + (share * b[i]) / 255)
  return write([at(0), at(1), at(2)])
}
