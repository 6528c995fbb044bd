/** What may be wrong with a setting, by the rules the server has too. */
export type SettingProblem = 'missing' | 'email' | 'hotline' | 'page' | 'host'

const isHttps = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:'
const isOwnPage = (url: string) => /^\/(?!\/)/.test(url)

/** A text that has to stand there. */
export function problemOfText(text: string): SettingProblem | null {
  return text.trim() === '' ? 'missing' : null
}

/** A page golfers are led to: ours, or an https address. Left empty it is not shown, but in a list it has to be told. */
export function problemOfPage(typed: string, isNeeded = false): SettingProblem | null {
  const url = typed.trim()
  if (url === '') return isNeeded ? 'missing' : null
  return isOwnPage(url) || isHttps(url) ? null : 'page'
}

/** Another's address: https alone. */
export function problemOfHost(typed: string, isNeeded = false): SettingProblem | null {
  const url = typed.trim()
  if (url === '') return isNeeded ? 'missing' : null
  return isHttps(url) ? null : 'host'
}

export function problemOfHotline(typed: string): SettingProblem | null {
  return /^[\d\s.+]*$/.test(typed) ? null : 'hotline'
}

export function problemOfEmail(typed: string): SettingProblem | null {
  return /^([^\s@]+@[^\s@]+\.[^\s@]+)?$/.test(typed.trim()) ? null : 'email'
}
