import type { Context } from '#platform/context/context'
import { keyedHash } from '../devices/keyed-hash.ts'

/** What is stored of a captcha's text, and compared with what was typed: capitals do not matter. */
export function captchaHash({ config }: Context, keydata: string, text: string): Buffer {
  return keyedHash(config.secrets.code, 'captcha', keydata, text.trim().toLowerCase())
}
