import { historyPlayTime } from '@teeviet/contract/display/deadline-text'
import type { Language } from '@teeviet/contract/rules/languages'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { bankName } from '@teeviet/contract/rules/money/payee'
import { formatTaxCode } from '@teeviet/contract/rules/money/tax-code'
import { formatHistoryTime, formatPickerDate, startOfDay } from '@teeviet/contract/rules/time/dates'
import { type CatalogueKey, catalogue } from '@teeviet/texts/catalogue'
import { z } from 'zod'
import { nameOfMember } from '#identity/members/vid'
import { localised } from '#platform/settings/site-settings'
import { methodName, ownPageName } from '../methods/methods.ts'
import type { FrozenFacts } from './facts.ts'
import type { DocumentKind } from './number.ts'

/** The texts of a receipt or credit note besides its figures, shared by page and PDF. */
const word = catalogue('documents')

type WordSource = {
  kind: DocumentKind
  number: string
  issuedAt: Date
  payerName: string | null
  /** The number of the receipt a credit note is for. */
  refersTo: string | null
  facts: FrozenFacts
}

const issuer = z.object({
  company_name: z.string().catch('TeeViet'),
  company_registration: z.string().catch(''),
  addresses: z.array(z.string()).catch([]),
})

/** A document in a language: its heading, its facts with their names, its lines, and its disclaimer. */
export function wordDocument(document: WordSource, lang: Language) {
  const { kind, facts } = document
  const isReceipt = kind === 'receipt'
  const isTopUp = facts.lines.some((line) => line.kind === 'points')
  const { company_name, company_registration, addresses } = issuer.parse(localised(facts.issuer ?? {}, lang))
  return {
    title: word(isReceipt ? (isTopUp ? 'topUp' : 'receipt') : 'creditNote', lang),
    issuer: {
      name: company_name,
      lines: [company_registration, ...addresses.slice(0, 1)].filter((line) => line !== ''),
    },
    facts: factsOf(document, lang).flatMap(([name, value]) =>
      value ? [{ label: word(name, lang), value }] : [],
    ),
    lines: facts.lines.map((line) => ({ label: word(line.kind, lang), amount: line.amount })),
    total: word(isReceipt ? 'paidTotal' : 'returnedTotal', lang),
    note: word(isReceipt ? 'receiptNote' : 'creditNoteNote', lang),
  }
}

type Fact = [CatalogueKey<'documents'>, string | null | undefined]

function factsOf({ kind, number, issuedAt, payerName, refersTo, facts }: WordSource, lang: Language): Fact[] {
  const isReceipt = kind === 'receipt'
  const { company } = facts
  const payer = payerName ?? (facts.vga === null ? '' : nameOfMember({ fullname: '', vga: facts.vga }))
  return [
    ['number', number],
    ['issued', formatHistoryTime(issuedAt)],
    ['refersTo', refersTo],
    isReceipt ? ['payer', company?.name ?? payer] : ['payee', payer],
    // the money of a refund goes to a person, also when a company is the buyer
    ['buyer', isReceipt ? null : company?.name],
    ['taxCode', company && formatTaxCode(company.taxCode)],
    ['address', company?.address],
    ['bill', facts.billCode],
    ['course', lang === 'vi' ? facts.course : (facts.courseEn ?? facts.course)],
    ['playTime', playTime(facts, lang)],
    ['round', round(facts, lang)],
    [isReceipt ? 'method' : 'returnedTo', wayOf(facts, isReceipt, lang)],
    [isReceipt ? 'paidAt' : 'returnedAt', formatHistoryTime(facts.paidAt)],
    [isReceipt ? 'reference' : 'refund', facts.reference],
    ['proof', facts.proof],
    ['penaltyKept', facts.penalty ? formatMoney(facts.penalty) : null],
    ['feeKept', facts.feeKept ? formatMoney(facts.feeKept) : null],
  ]
}

function playTime({ teeTimeAt, playDate, flights }: FrozenFacts, lang: Language): string | null {
  if (teeTimeAt === null)
    return playDate === null ? null : formatPickerDate(startOfDay(playDate)).replaceAll('-', '/')
  const sizes = (flights ?? []).map(({ at, players, path }) => ({
    date_played: at.getTime(),
    number_player: players,
    path: path ?? undefined,
  }))
  return historyPlayTime({ date_played: teeTimeAt.getTime(), is_any_time: 0, flights: sizes }, lang, '')
}

function round({ holes, players }: FrozenFacts, lang: Language): string | null {
  if (holes === null || players === null) return null
  return players === 1 ? word('roundOfOne', lang, { holes }) : word('roundOf', lang, { holes, players })
}

/** How it was paid; of a credit note where the money went: the wallet, a bank account, or back the way it came. */
function wayOf({ method, ownPage, bankBin }: FrozenFacts, isReceipt: boolean, lang: Language): string {
  if (!isReceipt && method === 'wallet') return word('wallet', lang)
  if (!isReceipt && method === 'bank')
    return word('account', lang, { bank: bankName(bankBin ?? '') ?? '' }).trim()
  return ownPage ? ownPageName(ownPage, lang) : methodName(method, lang)
}
