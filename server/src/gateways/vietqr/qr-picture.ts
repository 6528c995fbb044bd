import { toBuffer, toString as toText } from 'qrcode'

/** Large enough to be photographed from a second phone, as wide as a phone's screen has pixels. */
const pngWidth = 900

// The quiet zone of four modules belongs to the picture: a dark page around it must not swallow it.
const drawing = { errorCorrectionLevel: 'M', margin: 4 } as const

/** The code as an SVG, sharp at any size. */
export function qrSvg(payload: string): Promise<string> {
  return toText(payload, { ...drawing, type: 'svg' })
}

/** The code as a PNG, for "save picture": banking apps read pictures, not SVG. */
export function qrPng(payload: string): Promise<Buffer> {
  return toBuffer(payload, { ...drawing, type: 'png', width: pngWidth })
}

/** The PNG as a `data:` URL, to stand in an answer. */
export async function qrPngUrl(payload: string): Promise<string> {
  const png = await qrPng(payload)
  return `data:image/png;base64,${png.toString('base64')}`
}
