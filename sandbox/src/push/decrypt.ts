import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'

/** The keys of a simulated browser, base64url: of the curve P-256, and the shared secret. */
export type BrowserKeys = { publicKey: string; privateKey: string; auth: string }

const [saltLength, tagLength, lastRecord] = [16, 16, 2]

/**
 * Decrypts the body of a push message as a browser does (RFC 8188 and 8291, one record).
 * @throws Error when it was encrypted for other keys, or is no such body
 */
export function decrypt(body: Buffer, { publicKey, privateKey, auth }: BrowserKeys): string {
  const salt = body.subarray(0, saltLength)
  const keyEnd = 21 + body.readUInt8(20)
  const sender = body.subarray(21, keyEnd)
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey, 'base64url')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(publicKey, 'base64url'), sender])
  const secret = derive(curve.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(body.subarray(-tagLength))
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -tagLength)), decipher.final()])
  const end = padded.lastIndexOf(lastRecord)
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('wrong padding')
  return padded.subarray(0, end).toString()
}

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))
