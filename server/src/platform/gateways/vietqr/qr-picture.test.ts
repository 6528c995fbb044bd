import jsqr from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { qrPng, qrPngUrl, qrSvg } from './qr-picture.ts'
import { transferQrPayload } from './transfer-qr.ts'

const payload = transferQrPayload({
  bankBin: '970428',
  accountNumber: '0123456789012345678',
  amount: 9_999_999_999_999,
  memo: 'GOLF TT8K4M2Q9P 123456789',
})

/** The text a camera reads off a picture on a page of the given colour. */
async function scan(picture: Buffer, page = '#FFFFFF') {
  const { data, info } = await sharp(picture, { density: 300 })
    .flatten({ background: '#FFFFFF' })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: page })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data
}

test('the picture is read as the same transfer, as SVG and as PNG', async () => {
  expect(await scan(Buffer.from(await qrSvg(payload)))).toBe(payload)
  expect(await scan(await qrPng(payload))).toBe(payload)
})

test('the picture keeps its white border, so that it is also read off a dark page', async () => {
  expect(await scan(await qrPng(payload), '#0B2B2A')).toBe(payload)
  expect(await scan(Buffer.from(await qrSvg(payload)), '#0B2B2A')).toBe(payload)
})

test('the URL holds the very picture', async () => {
  const url = await qrPngUrl(payload)
  expect(url.slice(0, 22)).toBe('data:image/png;base64,')
  expect(Buffer.from(url.slice(22), 'base64').equals(await qrPng(payload))).toBe(true)
})
