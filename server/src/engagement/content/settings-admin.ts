import type { InputOf, ResponseOf } from '@teeviet/contract'
import { inEveryLanguage, type Language, languages } from '@teeviet/contract/rules/languages'
import { mostAcknowledgementHours } from '@teeviet/contract/rules/limits'
import { isMobile, normalisePhone } from '@teeviet/contract/rules/phone'
import { z } from 'zod'
import { listActs, recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { writeSettings } from '#platform/settings/save-settings'
import { isHttps, isOwnPath } from './link-targets.ts'
import { requirePicture } from './pictures.ts'

export type StaffSettings = ResponseOf<'GET /api/staff/settings'>
type Settings = InputOf<'POST /api/staff/settings'>['settings']
type Words = Settings['company_name']

const line = z.string().catch('')
/** Texts by language, or one text that was written for all of them. */
const words = z
  .union([z.string().transform((vi) => ({ vi })), z.partialRecord(z.enum(languages), z.string())])
  .catch({})
  .transform((some): Words => ({ ...inEveryLanguage(() => ''), ...some }))
const links = z.array(z.object({ name: words, url: z.string() })).catch([])
const stack = z.array(z.string()).catch([])

/** The table's content as the console shows it: empty if nothing, or an unknown setting, is stored. */
const kept = z.object({
  company_name: words,
  company_registration: words,
  email: line,
  hotline: line,
  duty_name: line,
  duty_phone: line,
  duty_email: line,
  duty_push: line,
  duty_language: z.enum(languages).catch('vi'),
  second_person_above: line,
  club_acknowledgement_hours: line,
  alternatives: z.enum(['', 'on']).catch(''),
  chat_url: line,
  chat_widget_url: line,
  loyalty_policy_url: line,
  wallet_terms_url: line,
  addresses: z.array(words).catch([]),
  app_links: links,
  sister_sites: links,
  golf_card_pdfs: links,
  service_links: z
    .record(z.string(), z.string())
    .catch({})
    .transform((all) => Object.entries(all).map(([type, url]) => ({ type, url }))),
  policy_images: z.preprocess(
    (lists) => lists ?? {},
    z.object({
      rules: stack,
      policy: stack,
      'service-nab': stack,
      'service-stb': stack,
      'service-tech': stack,
    }),
  ),
})

/** Everything the operator has set, in all languages, and which of it is still a sample. */
export async function readSettingsForStaff(q: Query): Promise<StaffSettings> {
  const rows = await q<{ name: string; value: unknown; is_sample: boolean; revision: number }>`
    select name, value, is_sample, revision from site_settings order by name`
  return {
    settings: kept.parse(Object.fromEntries(rows.map(({ name, value }) => [name, value]))),
    samples: rows.flatMap(({ name, value, is_sample }) => (is_sample && value !== null ? [name] : [])),
    revision: 1 + rows.reduce((sum, row) => sum + row.revision, 0),
    history: await listActs(q, 'settings'),
  }
}

/**
 * Saves the settings of the operator, unless they were changed after they were read; a changed setting is no sample
 * any more.
 * @throws Refusal `staff.changedMeanwhile`, `staff.emailForm`, `picture.unknown` and the `settings.…` of the catalogue
 */
export async function saveSettings(
  ctx: Context,
  staff: Staff,
  { revision, settings }: InputOf<'POST /api/staff/settings'>,
): Promise<StaffSettings> {
  checkSettings(settings)
  const duty_phone = normalisePhone(settings.duty_phone)
  return inTransaction(ctx.pool, async (q) => {
    await q`lock table site_settings in share row exclusive mode`
    if ((await readSettingsForStaff(q)).revision !== revision) throw new Refusal('staff.changedMeanwhile')
    await requireDutyAccount(q, settings.duty_push)
    for (const url of Object.values(settings.policy_images).flat()) await requirePicture(q, url)
    const changed = await writeSettings(q, toKeep({ ...settings, duty_phone }))
    if (changed.length > 0) {
      const detail = changed.join(', ')
      await recordAct(ctx, q, staff, { what: 'settings.saved', subject: 'settings', detail })
    }
    return readSettingsForStaff(q)
  })
}

function checkSettings(settings: Settings): void {
  const { company_name, email, hotline, addresses, service_links } = settings
  if (company_name.vi === '') throw new Refusal('settings.company')
  if (email !== '' && !z.email().safeParse(email).success) throw new Refusal('staff.emailForm')
  if (!/^[\d\s.+]*$/.test(hotline)) throw new Refusal('settings.hotline')
  if (!isDutyWhole(settings)) throw new Refusal('settings.duty')
  if (!/^\d*$/.test(settings.second_person_above)) throw new Refusal('settings.secondPerson')
  if (!isAcknowledgementHours(settings.club_acknowledgement_hours))
    throw new Refusal('settings.acknowledgement', { max: mostAcknowledgementHours })
  const named = [...settings.app_links, ...settings.sister_sites, ...settings.golf_card_pdfs]
  const isWhole =
    named.every(({ name, url }) => name.vi !== '' && url !== '') &&
    addresses.every(({ vi }) => vi !== '') &&
    service_links.every(({ type, url }) => type !== '' && url !== '')
  if (!isWhole) throw new Refusal('settings.line')
  const pages = [
    settings.chat_url,
    settings.loyalty_policy_url,
    settings.wallet_terms_url,
    ...named.map(({ url }) => url),
  ]
  const hosts = [settings.chat_widget_url, ...service_links.map(({ url }) => url)]
  const wrong =
    pages.find((url) => url !== '' && !isOwnPath(url) && !isHttps(url)) ??
    hosts.find((url) => url !== '' && !isHttps(url))
  if (wrong !== undefined) throw new Refusal('settings.link', { address: wrong })
}

const isAcknowledgementHours = (hours: string): boolean =>
  hours === '' || (/^\d{1,3}$/.test(hours) && Number(hours) >= 1 && Number(hours) <= mostAcknowledgementHours)

/** The account that gets push messages for the person on duty must exist: a wrong one would alarm no person. */
async function requireDutyAccount(q: Query, address: string): Promise<void> {
  if (address === '') return
  const found = await q`
    select 1 from staff_accounts where lower(email) = lower(${address}) and disabled_at is null`
  if (found.length === 0) throw new Refusal('settings.dutyPush', { address })
}

/** Whether the person on duty has a name and a valid way to be reached, or neither. */
function isDutyWhole({ duty_name, duty_phone, duty_email, duty_push }: Settings): boolean {
  if ((duty_name === '') !== (duty_phone === '' && duty_email === '' && duty_push === '')) return false
  if (duty_phone !== '' && !isMobile(normalisePhone(duty_phone))) return false
  return duty_email === '' || z.email().safeParse(duty_email).success
}

/** As the table holds it: languages and lists that are empty are left out, and an address that is not set is null. */
function toKeep({ service_links, policy_images, ...settings }: Settings): Record<string, unknown> {
  const named = (list: Settings['app_links']) => list.map(({ name, url }) => ({ name: written(name), url }))
  return {
    ...settings,
    company_name: written(settings.company_name),
    company_registration: written(settings.company_registration),
    duty_name: settings.duty_name || null,
    duty_phone: settings.duty_phone || null,
    duty_email: settings.duty_email || null,
    duty_push: settings.duty_push || null,
    duty_language: settings.duty_language === 'vi' ? null : settings.duty_language,
    second_person_above: settings.second_person_above || null,
    club_acknowledgement_hours: settings.club_acknowledgement_hours || null,
    alternatives: settings.alternatives || null,
    chat_url: settings.chat_url || null,
    chat_widget_url: settings.chat_widget_url || null,
    loyalty_policy_url: settings.loyalty_policy_url || null,
    wallet_terms_url: settings.wallet_terms_url || null,
    addresses: settings.addresses.map(written),
    app_links: named(settings.app_links),
    sister_sites: named(settings.sister_sites),
    golf_card_pdfs: named(settings.golf_card_pdfs),
    service_links: Object.fromEntries(service_links.map(({ type, url }) => [type, url])),
    policy_images: Object.fromEntries(Object.entries(policy_images).filter(([, list]) => list.length > 0)),
  }
}

const written = (all: Words): Partial<Record<Language, string>> =>
  Object.fromEntries(Object.entries(all).filter(([, text]) => text !== ''))
