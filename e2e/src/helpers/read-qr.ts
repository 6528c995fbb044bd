import { expect, type Locator } from '@playwright/test'
import jsqr from 'jsqr'
import sharp from 'sharp'

/**
 * The text a camera reads from a picture of a QR code. It waits until the picture is loaded and nothing, such as the
 * splash, covers it.
 */
export async function readQr(picture: Locator): Promise<string> {
  let code = ''
  await expect(async () => {
    code = await readCode(picture)
  }).toPass()
  return code
}

/** The account, amount and content of a VietQR transfer, read from its picture. */
export async function readTransferQr(picture: Locator) {
  const fields = fieldsOf(await readQr(picture))
  const beneficiary = fieldsOf(fieldsOf(fields.get('38') ?? '').get('01') ?? '')
  return {
    bank_bin: beneficiary.get('00') ?? '',
    account_number: beneficiary.get('01') ?? '',
    amount: Number(fields.get('54')),
    content: fieldsOf(fields.get('62') ?? '').get('08') ?? '',
  }
}

async function readCode(picture: Locator): Promise<string> {
  const { data, info } = await sharp(await picture.screenshot({ scale: 'css' }))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const read = jsqr.default(new Uint8ClampedArray(data), info.width, info.height)
  if (!read) throw new Error('no QR code in the picture')
  return read.data
}

/** The fields of an EMVCo code: two digits of name, two of length, the value. */
function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (let at = 0; at + 4 <= text.length; ) {
    const length = Number(text.slice(at + 2, at + 4))
    fields.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length))
    at += 4 + length
  }
  return fields
}
