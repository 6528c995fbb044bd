import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Be Vietnam Pro as on the screen; Korean and Japanese have a face of their own, from packages, never from the net. */
const files = {
  plain: import.meta.resolve('@expo-google-fonts/be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf'),
  bold: import.meta.resolve('@expo-google-fonts/be-vietnam-pro/700Bold/BeVietnamPro_700Bold.ttf'),
  korean: import.meta.resolve('@expo-google-fonts/gowun-dodum/400Regular/GowunDodum_400Regular.ttf'),
  japanese: import.meta.resolve(
    '@expo-google-fonts/zen-kaku-gothic-new/400Regular/ZenKakuGothicNew_400Regular.ttf',
  ),
} as const

export type Face = keyof typeof files

export const faces = ['plain', 'bold', 'korean', 'japanese'] as const satisfies readonly Face[]

const cache = new Map<Face, Buffer>()

/** A font's file, read once. */
export function fontFile(face: Face): Buffer {
  const file = cache.get(face) ?? readFileSync(fileURLToPath(files[face]))
  cache.set(face, file)
  return file
}

const korean = /\p{Script=Hangul}/u
const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u30ff\uff00-\uffef]/u

/** A text split where another font is needed: a name may be in any script, whatever the language. */
export function runsOf(text: string, latin: 'plain' | 'bold'): { face: Face; text: string }[] {
  const runs: { face: Face; text: string }[] = []
  for (const sign of text) {
    const face = korean.test(sign) ? 'korean' : japanese.test(sign) ? 'japanese' : latin
    const last = runs.at(-1)
    if (last?.face === face) last.text += sign
    else runs.push({ face, text: sign })
  }
  return runs
}
