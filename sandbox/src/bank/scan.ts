import jsqr from 'jsqr'
import sharp from 'sharp'
import { QRPay } from 'vietnam-qr-pay'

/** The data a banking app reads from a transfer's QR code. */
export type Scanned = {
  text: string
  bank_bin: string
  account_number: string
  amount: number | null
  content: string | null
}

/** Reads the text of a VietQR code; null when it is another code or damaged. */
export function readTransferText(text: string): Scanned | null {
  const qr = new QRPay(text.trim())
  const { bankBin, bankNumber } = qr.consumer
  if (!qr.isValid || !bankBin || !bankNumber) return null
  const amount = Number(qr.amount)
  return {
    text: text.trim(),
    bank_bin: bankBin,
    account_number: bankNumber,
    amount: Number.isSafeInteger(amount) && amount > 0 ? amount : null,
    content: qr.additionalData.purpose ?? null,
  }
}

const border = { top: 40, bottom: 40, left: 40, right: 40, background: '#FFFFFF' }
const widths = [900, 500, 1600]

/** Finds a QR code in a picture (PNG, JPEG, WebP, SVG, a screenshot, a photograph) and returns its text. */
export async function readPicture(picture: Buffer): Promise<string | null> {
  const { format, width = 0 } = await sharp(picture).metadata()
  // An SVG has no pixels of its own: it is rasterised at the size to be read.
  const density = format === 'svg' && width > 0 ? Math.min(2400, (72 * 900) / width) : 72
  for (const target of widths) {
    const { data, info } = await sharp(picture, { density })
      .autoOrient()
      .flatten({ background: '#FFFFFF' })
      .resize({ width: target, height: target, fit: 'inside' })
      .extend(border)
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const found = jsqr.default(new Uint8ClampedArray(data), info.width, info.height)
    if (found?.data) return found.data
  }
  return null
}
