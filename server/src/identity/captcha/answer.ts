import type { Context } from '#platform/context/context'
import { keyedHash } from '../devices/keyed-hash.ts'

/** The stored form of a captcha's text, compared with the typed one, ignoring case. */
export function captchaHash({ config }: Context, keydata: string, text: string): Buffer {
  return keyedHash(config.secrets.code, 'captcha', keydata, text.trim().toLowerCase())
}
