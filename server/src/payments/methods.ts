import type { Language } from '@teeviet/contract/rules/languages'
import type { Context } from '../context.ts'
import type { Member } from '../http/actor.ts'
import { type CardMethod, cardMethods, cardMethodsOf, methodsWithFee } from './card/methods.ts'

type MethodType = 'bank' | 'point' | 'epay_all' | 'ale_pay' | 'stb' | 'nab' | 'vietin' | 'bidv'
type Method = { id: number; type: MethodType; name: Record<Language, string>; hasFee: boolean }

/** The ids mean nothing, the type decides. */
const METHODS: readonly Method[] = [
  {
    id: 1,
    type: 'epay_all',
    name: {
      vi: 'Thẻ, QR và ví điện tử (ePay)',
      en: 'Cards, QR and e-wallets (ePay)',
      kr: '카드·QR·전자지갑 (ePay)',
      jp: 'カード・QR・電子マネー（ePay）',
    },
    hasFee: true,
  },
  {
    id: 2,
    type: 'bank',
    name: { vi: 'Chuyển khoản ngân hàng', en: 'Bank transfer', kr: '계좌이체(QR)', jp: '銀行振込（QR）' },
    hasFee: false,
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
    hasFee: false,
  },
  {
    id: 4,
    type: 'ale_pay',
    name: {
      vi: 'Thẻ tín dụng, trả góp (Alepay)',
      en: 'Credit card, instalments (Alepay)',
      kr: '신용카드·할부 (Alepay)',
      jp: 'クレジットカード・分割払い（Alepay）',
    },
    hasFee: true,
  },
  ownBank(5, 'stb', 'Sacombank'),
  ownBank(6, 'nab', 'Nam A Bank'),
  ownBank(7, 'vietin', 'VietinBank'),
  ownBank(8, 'bidv', 'BIDV'),
]

function ownBank(id: number, type: CardMethod, bank: string): Method {
  const name = {
    vi: `Thẻ và tài khoản ${bank}`,
    en: `${bank} card or account`,
    kr: `${bank} 카드·계좌`,
    jp: `${bank} カード・口座`,
  }
  return { id, type, name, hasFee: methodsWithFee.has(type) }
}

/**
 * The ways to pay that this golfer has, in the golfer's language: transfer and points for all, both gateways for
 * everybody without a partner bank, that bank's own page for the others. A gateway we have no account with is left out.
 */
export async function methodsOf(
  ctx: Pick<Context, 'q' | 'pool' | 'events' | 'config'>,
  member: Pick<Member, 'bankId'>,
  language: Language,
) {
  const known = await cardMethodsOf(ctx, member)
  const cards = known.filter((method) => ctx.config.gateways[cardMethods[method]] !== null)
  const offered: readonly MethodType[] = ['bank', 'point', ...cards]
  return METHODS.filter(({ type }) => offered.includes(type)).map(({ id, type, name, hasFee }) => ({
    id,
    type,
    name: name[language],
    image: `/pictures/methods/${type}.svg`,
    has_fee: hasFee ? (1 as const) : (0 as const),
  }))
}

/** What a way to pay is called in a language; the one of bills and the one of top-ups at ePay are the same. */
export function methodName(type: string, language: Language): string {
  const method = METHODS.find((one) => one.type === (type === 'epay' ? 'epay_all' : type))
  return method?.name[language] ?? type
}
