import { create, toString as toText } from 'qrcode'
import { blackAndWhitePng } from './black-and-white-png.ts'

/** Large enough to be photographed from a second phone, as wide as a phone's screen has pixels. */
const pngWidth = 900

// The quiet zone of four modules belongs to the picture: a dark page around it must not swallow it.
const margin = 4
const errorCorrectionLevel = 'M'

/** The code as an SVG, sharp at any size. */
export function qrSvg(payload: string): Promise<string> {
  return toText(payload, { errorCorrectionLevel, margin, type: 'svg' })
}

/** The code as a PNG, for "save picture": banking apps read pictures, not SVG. */
export async function qrPng(payload: string): Promise<Buffer> {
  const { modules } = create(payload, { errorCorrectionLevel })
  const side = modules.size + 2 * margin
  const isInside = (place: number) => place >= margin && place < margin + modules.size
  return blackAndWhitePng(
    side,
    Math.ceil(pngWidth / side),
    (row, column) => isInside(row) && isInside(column) && modules.get(row - margin, column - margin) === 1,
  )
}

/** The PNG as a `data:` URL, to stand in an answer. */
export async function qrPngUrl(payload: string): Promise<string> {
  const png = await qrPng(payload)
  return `data:image/png;base64,${png.toString('base64')}`
}
