import type { Start } from '@teeviet/contract/rules/bookings/starter'
import type { textsOf } from '../../i18n/texts.ts'

/** With which caddie and buggy a player starts; empty while nothing is given. */
export function startWords(
  { caddie, buggy, is_walking }: Start,
  isBuggyShared: boolean,
  t: ReturnType<typeof textsOf<'staff'>>,
): string {
  return [
    caddie !== '' && t('caddies.of.caddie', { number: caddie }),
    buggy !== '' && t(isBuggyShared ? 'caddies.of.shared' : 'caddies.of.buggy', { number: buggy }),
    is_walking && t('caddies.of.walks'),
  ]
    .filter(Boolean)
    .join('\u00a0· ')
}
