import type { Context } from '../../context.ts'
import { keyedHash } from '../keyed-hash.ts'

/** What is stored of a captcha's text, and compared with what was typed: capitals do not matter. */
export function captchaHash({ config }: Context, keydata: string, text: string): Buffer {
  return keyedHash(config.secrets.code, 'captcha', keydata, text.trim().toLowerCase())
}
