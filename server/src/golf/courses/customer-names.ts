import type { Language } from '@teeviet/contract/rules/languages'
import type { CustomerType } from '@teeviet/contract/rules/money/rates'

const names: Readonly<Record<CustomerType, Readonly<Record<Language, string>>>> = {
  visitor: { vi: 'Khách lẻ', en: 'Visitor', kr: '비회원', jp: 'ビジター' },
  group: { vi: 'Khách đoàn', en: 'Group', kr: '단체', jp: '団体' },
  member_guest: { vi: 'Khách của hội viên', en: 'Member’s guest', kr: '회원 동반', jp: 'メンバー同伴' },
  club_member: { vi: 'Hội viên', en: 'Club member', kr: '골프장 회원', jp: 'ゴルフ場メンバー' },
}

/** What a customer type is called in the price table. */
export function customerName(type: CustomerType, language: Language): string {
  return names[type][language]
}
