import { defaultLanguage, htmlLanguage, languages } from '@teeviet/contract/rules/languages'
import type { Context } from '#platform/context/context'
import { readSiteSettings } from '#platform/settings/site-settings'

const validDays = 90

/**
 * Where a researcher reports a weakness, as text (RFC 9116): the operator's e-mail address, or the page for complaints while
 * none is set.
 */
export async function securityTxt(ctx: Context): Promise<string> {
  const { email } = await readSiteSettings(ctx, defaultLanguage)
  const origin = ctx.config.publicUrl
  const contact = email === '' ? `${origin}/policy/complaint-resolution-mechanism` : `mailto:${email}`
  const expires = new Date(ctx.clock.now().getTime() + validDays * 86_400_000)
  return `Contact: ${contact}
Expires: ${expires.toISOString()}
Preferred-Languages: ${languages.map(htmlLanguage).join(', ')}
Canonical: ${origin}/.well-known/security.txt
`
}
