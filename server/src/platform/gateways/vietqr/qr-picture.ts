import { create, toString as toText } from 'qrcode'
import sharp from 'sharp'

/** Large enough to be photographed from a second phone, as wide as a phone's screen has pixels. */
const pngWidth = 900

// The quiet zone of four modules is part of the picture, which may be shown on a dark page.
const margin = 4
const errorCorrectionLevel = 'M'

/** The code as an SVG, sharp at any size. */
export function qrSvg(payload: string): Promise<string> {
  return toText(payload, { errorCorrectionLevel, margin, type: 'svg' })
}

/**
 * The code as a PNG, for "save picture": banking apps read pictures, not SVG. Not by the QR library's own writer, which
 * blocks the server for a tenth of a second.
 */
export async function qrPng(payload: string): Promise<Buffer> {
  const { modules } = create(payload, { errorCorrectionLevel })
  const greys = Buffer.from([...modules.data].map((isDark) => (isDark ? 0 : 255)))
  const framed = await sharp(greys, { raw: { width: modules.size, height: modules.size, channels: 1 } })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#ffffff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const side = modules.size + 2 * margin
  return sharp(framed, { raw: { width: side, height: side, channels: 1 } })
    .resize({ width: Math.ceil(pngWidth / side) * side, kernel: 'nearest' })
    .toColourspace('b-w')
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** The PNG as a `data:` URL, for a JSON answer. */
export async function qrPngUrl(payload: string): Promise<string> {
  const png = await qrPng(payload)
  return `data:image/png;base64,${png.toString('base64')}`
}
