/**
 * Where each service answers. By default everything is at the page's own origin; a deployment that splits
 * services sets the variable at build time (`VITE_WALLET_BASE=https://wallet.example.vn`).
 */
const bases: readonly (readonly [prefix: string, base: string | undefined])[] = [
  ['/api/wallet/', import.meta.env.VITE_WALLET_BASE],
  ['/api/web-booking/', import.meta.env.VITE_WEB_BOOKING_BASE],
  ['/api/booking/', import.meta.env.VITE_BOOKING_BASE],
  ['/api/captcha/', import.meta.env.VITE_CAPTCHA_BASE],
  ['/api/group/', import.meta.env.VITE_GROUP_BASE],
  ['/api/hio/', import.meta.env.VITE_HIO_BASE],
  ['/api/wap/', import.meta.env.VITE_WAP_BASE],
  ['/api/', import.meta.env.VITE_MAIN_BASE],
]

/** The origins that answer calls beside the page's own, from the build; the content security policy must allow them. */
export function otherOrigins(): string[] {
  return [...new Set(bases.flatMap(([, base]) => URL.parse(base ?? '')?.origin ?? []))]
}

/** The full address of a path of the API in the browser. */
export function addressOf(path: string): string {
  const found = bases.find(([prefix]) => path.startsWith(prefix))
  return `${found?.[1] ?? ''}${path}`
}
