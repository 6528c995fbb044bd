import type { Language } from '@teeviet/contract/rules/languages'
import { isCounterMethod } from '@teeviet/contract/rules/money/counter-methods'
import { gatewayMethod, gatewayMethods } from '@teeviet/contract/rules/money/gateway-methods'
import { catalogue } from '@teeviet/texts/catalogue'
import { bankOf } from '#identity/partners/viewer'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { hasCardFee } from './gateway-of-method.ts'
import { offeredMethods } from './offered-methods.ts'

type Method = { id: number; type: string; name: string }

const texts = catalogue('money')

/** Those without a fee first, the transfer by QR code before all. Clients decide by the type; the id orders nothing. */
const commonMethods = [
  { id: 2, type: 'bank' as const },
  { id: 3, type: 'point' as const },
  ...gatewayMethods.map(({ id, type }) => ({ id, type })),
]

/** The ids of the first four banks' own pages; those of later rows follow. */
const bankIds: Readonly<Record<string, number>> = { stb: 5, nab: 6, vietin: 7, bidv: 8 }
const laterBanks = 100

/** The name of paying on a bank's own page in a language. */
export function ownPageName(bank: string, language: Language): string {
  return texts('method.ownPage', language, { bank })
}

/** The ways to pay that this golfer has, in the golfer's language. */
export async function methodsOf(
  ctx: Pick<Context, 'q' | 'pool' | 'events' | 'config' | 'gateways'>,
  member: Pick<Member, 'bankId'>,
  language: Language,
) {
  const [offered, bank] = [await offeredMethods(ctx, member), await bankOf(ctx, member)]
  const all: Method[] = commonMethods.map(({ id, type }) => ({
    id,
    type,
    name: texts(`method.${type}`, language),
  }))
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

/** The names of the common payment methods in a language; bills and top-ups at ePay share one. */
export function methodName(type: string, language: Language): string {
  if (isCounterMethod(type)) return texts(`method.${type}`, language)
  const method = commonMethods.find((one) => one.type === (gatewayMethod(type)?.type ?? type))
  return method ? texts(`method.${method.type}`, language) : type
}
