import type { Language } from '@teeviet/contract/rules/languages'
import type { CustomerType } from '@teeviet/contract/rules/money/rates'
import { catalogue } from '@teeviet/texts/catalogue'

const texts = catalogue('golf')

/** The name of a customer type in the price table. */
export function customerName(type: CustomerType, language: Language): string {
  return texts(`customer.${type}`, language)
}
