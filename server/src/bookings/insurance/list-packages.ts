import type { ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { perDatabase } from '#platform/cache/per-database'
import { openReadCache } from '#platform/cache/read-cache'
import type { Context } from '#platform/context/context'
import { type Texts, textIn } from '#platform/http/text-in'

type PackageOnWire = ResponseOf<'GET /api/services/list_package'>[number]

type PackageRow = {
  id: number
  typePack: number
  name: Texts
  description: Texts
  smsText: string
  price: number
  cover: number
}

const cacheOf = perDatabase(({ events }) =>
  openReadCache<PackageRow[]>(events, { tables: ['insurance_packages'], maxAgeMs: 60_000, mostKeys: 1 }),
)

/** The hole-in-one packages of a list that are on sale, the cheapest first. */
export async function listPackages(
  ctx: Context,
  typePack: number,
  language: Language,
): Promise<PackageOnWire[]> {
  const packages = await cacheOf(ctx).read(
    'all',
    () => ctx.q<PackageRow>`
      select id, type_pack as "typePack", name, description, text_display_sms as "smsText", price_vnd as price,
        cover_vnd as cover
      from insurance_packages where is_active order by price_vnd, id`,
  )
  return packages
    .filter((one) => one.typePack === typePack)
    .map(({ id, name, description, smsText, price, cover }) => ({
      id,
      name: textIn(name, language) ?? '',
      des: textIn(description, language) ?? '',
      text_display_sms: smsText,
      price,
      cover,
    }))
}
