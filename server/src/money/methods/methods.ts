import type { Language } from '@teeviet/contract/rules/languages'
import { bankOf } from '#identity/partners/viewer'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { hasCardFee } from './gateway-of-method.ts'
import { offeredMethods } from './offered-methods.ts'

type Method = { id: number; type: string; name: Record<Language, string> }

/** The ids mean nothing, the type decides. */
const everybodys: readonly Method[] = [
  {
    id: 1,
    type: 'epay_all',
    name: {
      vi: 'Thẻ, QR và ví điện tử (ePay)',
      en: 'Cards, QR and e-wallets (ePay)',
      kr: '카드·QR·전자지갑(ePay)',
      jp: 'カード・QR・電子マネー（ePay）',
    },
  },
  {
    id: 2,
    type: 'bank',
    name: { vi: 'Chuyển khoản ngân hàng', en: 'Bank transfer', kr: '계좌이체(QR)', jp: '銀行振込（QR）' },
  },
  {
    id: 3,
    type: 'point',
    name: {
      vi: 'Ví điểm golf',
      en: 'Golf wallet points',
      kr: '골프 지갑 포인트',
      jp: 'ゴルフウォレットのポイント',
    },
  },
  {
    id: 4,
    type: 'ale_pay',
    name: {
      vi: 'Thẻ tín dụng, trả góp (Alepay)',
      en: 'Credit card, instalments (Alepay)',
      kr: '신용카드·할부(Alepay)',
      jp: 'クレジットカード・分割払い（Alepay）',
    },
  },
]

/** The ids of the first four banks' own pages; those of later rows follow. */
const bankIds: Readonly<Record<string, number>> = { stb: 5, nab: 6, vietin: 7, bidv: 8 }
const laterBanks = 100

/** What paying on a bank's own page is called in a language. */
export function ownPageName(bank: string, language: Language): string {
  return {
    vi: `Thẻ và tài khoản ${bank}`,
    en: `${bank} card or account`,
    kr: `${bank} 카드·계좌`,
    jp: `${bank} カード・口座`,
  }[language]
}

/** The ways to pay that this golfer has, in the golfer's language. */
export async function methodsOf(
  ctx: Pick<Context, 'q' | 'pool' | 'events' | 'config' | 'gateways'>,
  member: Pick<Member, 'bankId'>,
  language: Language,
) {
  const [offered, bank] = [await offeredMethods(ctx, member), await bankOf(ctx, member)]
  const all = everybodys.map(({ id, type, name }) => ({ id, type, name: name[language] }))
  if (bank)
    all.push({
      id: bankIds[bank.code] ?? laterBanks + bank.id,
      type: bank.code,
      name: ownPageName(bank.name, language),
    })
  return all
    .filter(({ type }) => offered.includes(type))
    .map((method) => ({
      ...method,
      image: `/images/methods/${method.type === bank?.code ? 'own_bank' : method.type}.svg`,
      has_fee: hasCardFee(method.type) ? (1 as const) : (0 as const),
    }))
}

/** What everybody's ways to pay are called in a language; the one of bills and the one of top-ups at ePay are the same. */
export function methodName(type: string, language: Language): string {
  const method = everybodys.find((one) => one.type === (type === 'epay' ? 'epay_all' : type))
  return method?.name[language] ?? type
}
