import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import drawText from 'svg-captcha-fixed'

/** Without characters that look like each other: capitals and small letters count as the same. */
const alphabet = '2345678ABCDEFGHJKMNPQRSTUVWXYZ'
const length = 5

export function randomCaptchaText(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/**
 * The text in dark letters as a picture of dots (PNG): as a drawing of lines its letters could be read from the
 * file.
 */
export function drawCaptcha(text: string): Promise<Buffer> {
  const svg = drawText(text, { width: 300, height: 100, fontSize: 92, noise: 3 })
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).png().toBuffer()
}
