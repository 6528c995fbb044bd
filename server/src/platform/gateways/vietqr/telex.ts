const tones = 'SFRXJZ'
const vowels = 'AEYU'

/** How far a tone key looks back for its vowel: to the letter before it, to the last digit, or through the whole word. */
const reaches = ['letter', 'run', 'word'] as const

/**
 * The forms a Vietnamese keyboard (Telex) makes of a typed code, accents off: `TTAS…` becomes `TTÁ…`, so the S is lost.
 * Keyboards differ in the reach of a tone key and in the output of a lone W; every form is listed.
 *
 * @returns the forms that differ from the code itself
 */
export function telexForms(code: string): string[] {
  const forms = reaches.flatMap((reach) => ['U', 'W'].map((loneW) => typed(code, reach, loneW)))
  return [...new Set(forms)].filter((form) => form !== code)
}

function typed(code: string, reach: (typeof reaches)[number], loneW: string): string {
  let shown = ''
  let hasVowel = false
  for (const key of code) {
    const before = shown.at(-1) ?? ''
    if (tones.includes(key) && (reach === 'letter' ? vowels.includes(before) : hasVowel)) continue
    // Â, Ê, Đ and Ă are typed with a second key
    if ('AED'.includes(key) && key === before) continue
    if (key === 'W' && before === 'A') continue
    const letter = key === 'W' ? loneW : key
    shown += letter
    if (vowels.includes(letter)) hasVowel = true
    if (/\d/.test(letter) && reach === 'run') hasVowel = false
  }
  return shown
}
