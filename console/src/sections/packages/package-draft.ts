import { inEveryLanguage } from '@teeviet/contract/rules/languages'
import { dearestPackage, largestInsuranceValue } from '@teeviet/contract/rules/limits'
import type { DataOf } from '../../api/call.ts'

export type StaffPackage = DataOf<'GET /api/staff/packages'>[number]

/** A package as form values: amounts as typed digits. */
export type PackageDraft = Pick<StaffPackage, 'name' | 'des' | 'text_display_sms' | 'is_active'> & {
  readonly price: string
  readonly cover: string
}

const noWords = inEveryLanguage(() => '')

/** The form for a package there is, or an empty one. */
export function draftOfPackage(opened: StaffPackage | null): PackageDraft {
  return {
    name: opened?.name ?? noWords,
    des: opened?.des ?? noWords,
    text_display_sms: opened?.text_display_sms ?? '',
    price: String(opened?.price ?? ''),
    cover: String(opened?.cover ?? ''),
    is_active: opened?.is_active ?? 1,
  }
}

type PackageProblem = 'missing' | 'tooMuch'

/** The errors by field, by the server's rules. */
export function problemsOfPackage(
  draft: PackageDraft,
): Partial<Record<'name' | 'text_display_sms' | 'price' | 'cover', PackageProblem>> {
  const { name, text_display_sms, price, cover } = draft
  return {
    ...(name.vi.trim() === '' ? { name: 'missing' as const } : {}),
    ...(text_display_sms.trim() === '' ? { text_display_sms: 'missing' as const } : {}),
    ...problemOfAmount('price', price, dearestPackage),
    ...problemOfAmount('cover', cover, largestInsuranceValue),
  }
}

function problemOfAmount(name: 'price' | 'cover', digits: string, most: number) {
  if (digits === '') return { [name]: 'missing' as const }
  return Number(digits) > most ? { [name]: 'tooMuch' as const } : {}
}
