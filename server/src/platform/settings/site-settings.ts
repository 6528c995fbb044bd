import type { ResponseOf } from '@teeviet/contract'
import { isLanguage, type Language, languages } from '@teeviet/contract/rules/languages'
import { clubAcknowledgementHours } from '@teeviet/contract/rules/limits'
import type { PolicyImageType } from '@teeviet/contract/rules/policy-images'
import { z } from 'zod'
import { perDatabase } from '../cache/per-database.ts'
import { openReadCache } from '../cache/read-cache.ts'
import type { Context } from '../context/context.ts'
import type { Query } from '../database/sql.ts'
import { type Texts, textIn } from '../http/text-in.ts'

type SiteSettings = Omit<ResponseOf<'GET /api/services/site_settings'>, 'holidays'>

const keptOf = perDatabase(({ events }) =>
  openReadCache<ReadonlyMap<string, unknown>>(events, {
    tables: ['site_settings'],
    maxAgeMs: 60_000,
    mostKeys: 1,
  }),
)

const links = z.array(z.object({ name: z.string(), url: z.string() })).catch([])
const address = z.string().min(1).nullable().catch(null)

/** The valid content of a setting; a missing or invalid one counts as not set. */
const schema = z.object({
  company_name: z.string().catch('TeeViet'),
  company_registration: z.string().catch(''),
  email: z.string().catch(''),
  hotline: z.string().catch(''),
  chat_url: address,
  chat_widget_url: address,
  loyalty_policy_url: address,
  wallet_terms_url: address,
  addresses: z.array(z.string()).catch([]),
  app_links: links,
  sister_sites: links,
  golf_card_pdfs: links,
})

const serviceLinks = z.record(z.string(), z.url()).catch({})

/** The address of another service by its type, as the operator set it; null for a type that is not on the list. */
export async function readServiceLink(ctx: Context, type: string): Promise<string | null> {
  const links = serviceLinks.parse((await readSettings(ctx)).get('service_links'))
  return Object.hasOwn(links, type) ? (links[type] ?? null) : null
}

/** The hosts of every address the operator has set: where our pages lead already. */
export async function linkedHosts(ctx: Context): Promise<string[]> {
  const written = JSON.stringify([...(await readSettings(ctx)).values()])
  return [...written.matchAll(/"(https:\/\/[^"]+)"/g)].flatMap(([, address = '']) =>
    URL.canParse(address) ? [new URL(address).host] : [],
  )
}

/**
 * The origins the operator's chat connects to from our pages, beside the script itself: its own, also by web socket.
 * None without a widget, nor while the settings cannot be read.
 */
export async function chatOrigins(ctx: Context): Promise<{ connectTo: string[]; picturesFrom: string[] }> {
  const widget = await readSettings(ctx).then(
    (settings) => address.parse(settings.get('chat_widget_url')),
    () => null,
  )
  const url = URL.parse(widget ?? '')
  if (url?.protocol !== 'https:') return { connectTo: [], picturesFrom: [] }
  return { connectTo: [url.origin, `wss://${url.host}`], picturesFrom: [url.origin] }
}

const dutyPerson = z
  .object({
    duty_name: z.string().min(1),
    duty_phone: address,
    duty_email: address,
    duty_push: address,
    duty_language: z.enum(languages).catch('vi'),
  })
  .transform(
    ({
      duty_name: name,
      duty_phone: phone,
      duty_email: email,
      duty_push: push,
      duty_language: language,
    }) => ({
      name,
      phone,
      email,
      push,
      language,
    }),
  )

/** The person called about bookings left waiting: by SMS, by e-mail, by push to the staff account with the address `push`, or several of them. */
export type DutyPerson = z.output<typeof dutyPerson>

/** The person called about bookings left waiting; null while the settings name none. */
export async function readDutyPerson(q: Query): Promise<DutyPerson | null> {
  const rows = await q<{ name: string; value: unknown }>`
    select name, value from site_settings 
      where name in ('duty_name', 'duty_phone', 'duty_email', 'duty_push', 'duty_language')`
  const stored = Object.fromEntries(rows.map(({ name, value }) => [name, value]))
  const { success, data } = dutyPerson.safeParse(stored)
  return success ? data : null
}

/** Above which refund, in VND, a second person decides, as for every other act over money; null for no second person. */
export async function readSecondPersonLimit(q: Query): Promise<number | null> {
  const [row] = await q<{ value: unknown }>`
    select value from site_settings where name = 'second_person_above'`
  const { success, data } = z
    .string()
    .regex(/^\d{1,12}$/)
    .safeParse(row?.value)
  return success ? Number(data) : null
}

/** So many seconds before the tee time the club must have acknowledged a paid booking. */
export async function readClubAcknowledgement(q: Query): Promise<number> {
  const [row] = await q<{ value: unknown }>`
    select value from site_settings where name = 'club_acknowledgement_hours'`
  const { success, data } = z
    .string()
    .regex(/^\d{1,3}$/)
    .safeParse(row?.value)
  return (success ? Number(data) : clubAcknowledgementHours) * 3600
}

/** Whether golfers may name other tee times in a request. */
export async function takesAlternatives(q: Query): Promise<boolean> {
  const [row] = await q<{ value: unknown }>`
    select value from site_settings where name = 'alternatives'`
  return row?.value === 'on'
}

const imageLists = z.record(z.string(), z.array(z.string().min(1))).catch({})

/** The pictures of an image page in their order; drawn ones for a page without pictures of the operator. */
export async function readPolicyImages(ctx: Context, type: PolicyImageType): Promise<{ url: string }[]> {
  const lists = imageLists.parse((await readSettings(ctx)).get('policy_images'))
  const drawn = ['fairway', 'green'].map((view) => `/pictures/scenes/${type}/${view}.webp`)
  return (lists[type] ?? drawn).map((url) => ({ url }))
}

function readSettings(ctx: Context): Promise<ReadonlyMap<string, unknown>> {
  return keptOf(ctx).read('all', async () => {
    const rows = await ctx.q<{ name: string; value: unknown }>`select name, value from site_settings`
    return new Map(rows.map(({ name, value }) => [name, value]))
  })
}

/** The operator's addresses and links in a language, and the clocks the server counts by, in seconds. */
export async function readSiteSettings(ctx: Context, language: Language): Promise<SiteSettings> {
  const settings = Object.fromEntries(
    [...(await readSettings(ctx))].map(([name, value]) => [name, localised(value, language)]),
  )
  const { rules } = ctx.config
  return {
    ...schema.parse(settings),
    email_login: ctx.config.email.login ? 1 : 0,
    waitlist: ctx.config.waitlist ? 1 : 0,
    otp_seconds: rules.otp,
    captcha_seconds: rules.captcha,
    payment_window_seconds: rules.paymentWindow,
    staff_confirmation_seconds: rules.staffConfirmation,
    session_seconds: rules.session,
    known_device_seconds: rules.knownDevice,
    undo_seconds: rules.undo,
    undo_ends_before_tee_time_seconds: rules.undoEndsBeforeTeeTime,
  }
}

/** A setting in one language: texts by language, at any depth, are replaced by the reader's. */
export function localised(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => localised(item, language))
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value)
  const isByLanguage = entries.length > 0 && entries.every(([key]) => isLanguage(key))
  if (isByLanguage) {
    const texts: Texts<unknown> = Object.fromEntries(entries)
    return localised(textIn(texts, language), language)
  }
  return Object.fromEntries(entries.map(([key, item]) => [key, localised(item, language)]))
}
