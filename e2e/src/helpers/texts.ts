import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@teeviet/contract/rules/languages'

export type { Language }

/** A text of the product, so that a test finds things by what people read: `text('vi', 'account', 'otp.confirm')`. */
export function text(language: Language, area: string, key: string): string {
  const application =
    area === 'end-reasons' ? 'server' : area.startsWith('staff') || area === 'club' ? 'console' : 'web'
  const file = join(import.meta.dirname, '../../../texts/src', language, application, `${area}.json`)
  let found: unknown = JSON.parse(readFileSync(file, 'utf8'))
  for (const part of key.split('.')) found = Object(found)[part]
  if (typeof found !== 'string') throw new Error(`no text ${area}:${key} in ${language}`)
  return found
}
