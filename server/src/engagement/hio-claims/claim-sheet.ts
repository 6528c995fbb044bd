import { type HioCondition, hioConditions } from '@teeviet/contract/rules/bookings/hio-claims'
import type { Language } from '@teeviet/contract/rules/languages'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { type CatalogueKey, catalogue } from '@teeviet/texts/catalogue'
import sharp from 'sharp'
import { codeOfCertificate } from '#bookings/insurance/certificate-code'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import type { EmailAttachment } from '#platform/gateways/email/email-sender'
import { certificateLink } from '#platform/notifications/links'
import { pdfOf } from '#platform/pdf/pdf'
import { readSiteSettings } from '#platform/settings/site-settings'
import { claimPhoto, readStaffClaim, type StaffHioClaim } from './staff-claims.ts'

const word = catalogue('hio-sheet')

const conditionWords: Readonly<Record<HioCondition, CatalogueKey<'hio-sheet'>>> = {
  paid: 'paid',
  cover: 'coverMet',
  players: 'playersMet',
  course: 'courseMet',
  time: 'timeMet',
}

/** The sheet of a claim for the insurer: as PDF, as text, and the picture of the golfer (JPEG). */
export type ClaimSheet = { text: string; pdf: EmailAttachment; photo: EmailAttachment }

/**
 * The sheet of a claim in a language, of what is recorded now.
 * @throws Refusal `hioClaim.notFound`, also once the account of the golfer was deleted
 */
export async function claimSheet(ctx: Context, q: Query, id: number, lang: Language): Promise<ClaimSheet> {
  const claim = await readStaffClaim(ctx, q, id, lang)
  const picture = await sharp(await claimPhoto(q, id))
    .jpeg()
    .toBuffer()
  const { company_name, company_registration, addresses } = await readSiteSettings(ctx, lang)
  const facts = factsOf(ctx, claim, lang)
  const pdf = await pdfOf(
    {
      title: word('title', lang),
      number: claim.code,
      issued_at: ctx.clock.now().getTime(),
      issuer: {
        name: company_name,
        lines: [company_registration, ...addresses.slice(0, 1)].filter((line) => line !== ''),
      },
      facts,
      note: word('note', lang),
      picture,
    },
    lang,
  )
  return {
    text: [
      word('mail', lang, { number: claim.code }),
      ...facts.map(({ label, value }) => `${label}: ${value}`),
    ].join('\n'),
    pdf: { name: `${claim.code}.pdf`, type: 'application/pdf', bytes: pdf },
    photo: { name: `${claim.code}.jpg`, type: 'image/jpeg', bytes: picture },
  }
}

function factsOf(ctx: Context, claim: StaffHioClaim, lang: Language): { label: string; value: string }[] {
  const { booking, golfer, certificates, unmet } = claim
  const { publicUrl } = ctx.config
  const facts: [CatalogueKey<'hio-sheet'>, string][] = [
    ['number', claim.code],
    ...certificates.flatMap(({ number, cover }): [CatalogueKey<'hio-sheet'>, string][] => [
      ['certificate', `${number} (${word('cover', lang)}: ${formatMoney(cover)})`],
      ['check', certificateLink(publicUrl, codeOfCertificate(ctx, number))],
    ]),
    ['player', claim.player],
    ['golfer', `${golfer.fullname}, ${golfer.phone}`],
    ['booking', booking.general_bill_code],
    ['course', booking.facility],
    ['playTime', formatHistoryTime(booking.date_played)],
    ['players', String(booking.number_player)],
    ['shot', word('shotValue', lang, { hole: claim.hole, yards: claim.yards })],
    ['club', claim.club],
    ['reported', formatHistoryTime(claim.created_at)],
    ['witness', `${claim.witness_name}, ${claim.witness_phone}`],
    ['witnessed', witnessedAt(claim, lang)],
    ...hioConditions.map((condition): [CatalogueKey<'hio-sheet'>, string] => [
      conditionWords[condition],
      word(unmet.includes(condition) ? 'unmet' : 'met', lang),
    ]),
  ]
  return facts.map(([key, value]) => ({ label: word(key, lang), value }))
}

/** When the witness confirmed, and by which way: a step of a staff member records a telephone call. */
function witnessedAt({ history }: StaffHioClaim, lang: Language): string {
  const step = history.findLast(({ state }) => state === 'witnessed')
  if (!step) return word('notWitnessed', lang)
  return word(step.who === '' ? 'byLink' : 'byStaff', lang, { at: formatHistoryTime(step.at) })
}
