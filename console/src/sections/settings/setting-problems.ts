import { mostAcknowledgementHours } from '@teeviet/contract/rules/limits'
import { isMobile, normalisePhone } from '@teeviet/contract/rules/phone'
import type { Settings } from './settings.ts'

/** The possible errors of a setting, by the server's rules. */
export type SettingProblem = 'missing' | 'email' | 'hotline' | 'mobile' | 'page' | 'host' | 'number' | 'hours'

const isHttps = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:'
const isOwnPage = (url: string) => /^\/(?!\/)/.test(url)

/** A required text. */
export function problemOfText(text: string): SettingProblem | null {
  return text.trim() === '' ? 'missing' : null
}

/**
 * The address of a page for golfers: ours, or an https address. An empty one is not shown, but is required in a list.
 */
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

/** A mobile number in Vietnam, for SMS. */
export function problemOfMobile(typed: string): SettingProblem | null {
  return typed.trim() === '' || isMobile(normalisePhone(typed)) ? null : 'mobile'
}

export function problemOfEmail(typed: string): SettingProblem | null {
  return /^([^\s@]+@[^\s@]+\.[^\s@]+)?$/.test(typed.trim()) ? null : 'email'
}

/** The person on duty: a name with a mobile number, an e-mail address or the account of a push message; or nothing. */
export function problemsOfDuty({
  duty_name: name,
  duty_phone: phone,
  duty_email: email,
  duty_push: push,
}: Pick<Settings, 'duty_name' | 'duty_phone' | 'duty_email' | 'duty_push'>): [
  path: string,
  problem: SettingProblem | null,
][] {
  const isReached = phone.trim() !== '' || email.trim() !== '' || push.trim() !== ''
  return [
    ['duty_name', isReached ? problemOfText(name) : null],
    ['duty_phone', isReached || name.trim() === '' ? problemOfMobile(phone) : 'missing'],
    ['duty_email', problemOfEmail(email)],
    ['duty_push', problemOfEmail(push)],
  ]
}

/** Hours before the tee time; empty for those of the product. */
export function problemOfHours(typed: string): SettingProblem | null {
  const hours = typed.trim()
  const isWhole = /^\d{1,3}$/.test(hours) && Number(hours) >= 1 && Number(hours) <= mostAcknowledgementHours
  return hours === '' || isWhole ? null : 'hours'
}

/** The errors by setting, by the path of its field. */
export function problemsOfSettings(settings: Settings): Readonly<Record<string, SettingProblem>> {
  const { company_name, email, hotline, addresses, chat_widget_url, service_links } = settings
  const found: [path: string, problem: SettingProblem | null][] = [
    ['company_name', problemOfText(company_name.vi)],
    ['hotline', problemOfHotline(hotline)],
    ['email', problemOfEmail(email)],
    ...problemsOfDuty(settings),
    ['chat_widget_url', problemOfHost(chat_widget_url)],
    ['second_person_above', /^\d*$/.test(settings.second_person_above.trim()) ? null : 'number'],
    ['club_acknowledgement_hours', problemOfHours(settings.club_acknowledgement_hours)],
  ]
  for (const [at, { vi }] of addresses.entries()) found.push([`addresses.${at}`, problemOfText(vi)])
  for (const name of ['chat_url', 'loyalty_policy_url', 'wallet_terms_url'] as const)
    found.push([name, problemOfPage(settings[name])])
  for (const list of ['app_links', 'sister_sites', 'golf_card_pdfs'] as const)
    for (const [at, { name, url }] of settings[list].entries()) {
      found.push([`${list}.${at}.name`, problemOfText(name.vi)])
      found.push([`${list}.${at}.url`, problemOfPage(url, true)])
    }
  for (const [at, { type, url }] of service_links.entries()) {
    found.push([`service_links.${at}.type`, problemOfText(type)])
    found.push([`service_links.${at}.url`, problemOfHost(url, true)])
  }
  return Object.fromEntries(found.flatMap(([path, problem]) => (problem ? [[path, problem]] : [])))
}
