import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { epochMs, flag, id, request, typed, vnd, whole, yesNo } from '../../fields.ts'
import { inEveryLanguage, languages } from '../../rules/languages.ts'
import { dearestPackage, largestInsuranceValue } from '../../rules/limits.ts'
import type { PolicyImageType } from '../../rules/policy-images.ts'

const revision = whole(1, 2_147_483_647)
const history = z.array(z.object({ at: epochMs, what: z.string(), who: z.string(), detail: z.string() }))

/** A text in every language; Vietnamese replaces an empty one. */
const wordsOf = <Text extends z.ZodType>(words: Text) => z.object(inEveryLanguage(() => words))

/** Everything the operator sets, its texts being fields of at most so many characters; empty where nothing is set. */
function settingsOf<Text extends z.ZodType>(field: (max: number) => Text) {
  const link = z.object({ name: wordsOf(field(120)), url: field(300) })
  const stack = z.array(field(300)).max(30)
  return z.object({
    company_name: wordsOf(field(200)),
    company_registration: wordsOf(field(200)),
    email: field(254),
    hotline: field(32),
    /**
     * Who is called about a request past the staff hour and a silent club: by SMS, by e-mail or by both, in a language; a
     * name with an address, or neither.
     */
    duty_name: field(80),
    duty_phone: field(20),
    duty_email: field(254),
    /** The e-mail address of the staff account whose browsers get a push message. */
    duty_push: field(254),
    duty_language: z.enum(languages).default('vi'),
    /** Refunds above so many VND, and other acts over money, need a second person; empty for none. */
    second_person_above: field(12),
    /** A paid booking that its club has not acknowledged so many hours before the tee time is to be called about; empty for 24. */
    club_acknowledgement_hours: field(3),
    /** Whether golfers may name other tee times in a request. */
    alternatives: z.enum(['', 'on']).default(''),
    chat_url: field(300),
    chat_widget_url: field(300),
    loyalty_policy_url: field(300),
    wallet_terms_url: field(300),
    addresses: z.array(wordsOf(field(300))).max(20),
    app_links: z.array(link).max(20),
    sister_sites: z.array(link).max(20),
    golf_card_pdfs: z.array(link).max(20),
    service_links: z.array(z.object({ type: field(40), url: field(300) })).max(50),
    policy_images: z.object({
      rules: stack,
      policy: stack,
      'service-nab': stack,
      'service-stb': stack,
      'service-tech': stack,
    } satisfies Record<PolicyImageType, unknown>),
  })
}

const settingsForStaff = z.object({
  settings: settingsOf(() => z.string()),
  /** The settings that still hold the sample the product came with. */
  samples: z.array(z.string()),
  revision: z.int(),
  history,
})

export const staffSettings = defineCall({
  method: 'GET',
  path: '/api/staff/settings',
  may: { staff: 'settings.edit' },
  summary: 'Get the site settings',
  description: "Returns the operator's settings in all languages.",
  request: request({}),
  response: settingsForStaff,
})

export const saveSettings = defineCall({
  method: 'POST',
  path: '/api/staff/settings',
  may: { staff: 'settings.edit' },
  summary: 'Save the site settings',
  description:
    'Saves all settings if `revision` is still the latest. Golfers see them at once; issued documents ' +
    'keep the company details they were issued with. A changed setting no longer counts as a sample.',
  request: request({ revision, settings: settingsOf(typed) }),
  response: settingsForStaff,
})

const packageFields = {
  name: wordsOf(typed(80)),
  des: wordsOf(typed(500)),
  text_display_sms: typed(20),
  price: whole(0, dearestPackage),
  cover: whole(0, largestInsuranceValue),
  is_active: flag,
}
const packagesForStaff = z.array(
  z.object({
    id: z.int(),
    name: wordsOf(z.string()),
    des: wordsOf(z.string()),
    text_display_sms: z.string(),
    price: vnd,
    cover: vnd,
    is_active: yesNo,
    /** Golfers have bought it: its cover is fixed. */
    is_sold: yesNo,
    revision: z.int(),
    history,
  }),
)

export const staffPackages = defineCall({
  method: 'GET',
  path: '/api/staff/packages',
  may: { staff: 'packages.edit' },
  summary: 'List all insurance packages',
  description: 'Returns every hole-in-one package, also those not on sale, cheapest first.',
  request: request({}),
  response: packagesForStaff,
})

export const addPackage = defineCall({
  method: 'POST',
  path: '/api/staff/packages',
  may: { staff: 'packages.edit' },
  summary: 'Create an insurance package',
  description: 'Creates a package: price per player and payment for a hole-in-one, in VND.',
  request: request(packageFields),
  response: packagesForStaff,
  idempotent: true,
})

export const savePackage = defineCall({
  method: 'POST',
  path: '/api/staff/packages/:id',
  may: { staff: 'packages.edit' },
  summary: 'Save an insurance package',
  description:
    'Saves a package if `revision` is still the latest. Bookings keep their price. Refused ' +
    '(`package.sold`) when the cover of a sold package would change.',
  request: request({ id, revision, ...packageFields }),
  response: packagesForStaff,
})
