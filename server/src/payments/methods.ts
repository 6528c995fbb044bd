import type { Language } from '@teeviet/contract/rules/languages'
import type { Member } from '../http/actor.ts'

type MethodType = 'bank' | 'point' | 'epay_all' | 'ale_pay' | 'stb' | 'nab' | 'vietin' | 'bidv'
type Method = { id: number; type: MethodType; name: Record<Language, string>; hasFee: boolean }

/** The ids mean nothing, the type decides. */
const METHODS: readonly Method[] = [
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
]

/** The ways to pay that this golfer has and that the server can carry out, in the golfer's language. */
export function methodsOf(_member: Pick<Member, 'bankId'>, language: Language) {
  return METHODS.map(({ id, type, name, hasFee }) => ({
    id,
    type,
    name: name[language],
    image: `/pictures/methods/${type}.svg`,
    has_fee: hasFee ? (1 as const) : (0 as const),
  }))
}
