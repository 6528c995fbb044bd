import { inEveryLanguage } from '@teeviet/contract/rules/languages'
import { packageListType } from '@teeviet/contract/rules/limits'
import { catalogue } from '@teeviet/texts/catalogue'
import type { Context } from '#platform/context/context'

const texts = catalogue('golf')

/** The hole-in-one packages: the name is the price per player in thousands, the cover is a thousand times the price. */
const sizes = [20, 50, 100, 200] as const

/** `20.000.000đ` */
const dong = (amount: number) => `${String(amount).replace(/\B(?=(?:\d{3})+$)/g, '.')}đ`

/** Adds the packages the product comes with, where they are missing; one that staff have changed or ended stays so. */
export async function addFirstPackages({ q }: Pick<Context, 'q'>): Promise<void> {
  const rows = sizes.map((size, index) => {
    const cover = dong(size * 1_000_000)
    return {
      id: index + 1,
      name: inEveryLanguage((language) => texts('package.name', language, { size })),
      description: inEveryLanguage((language) => texts('package.description', language, { cover })),
      text_display_sms: `D${size}`,
      price_vnd: size * 1_000,
      cover_vnd: size * 1_000_000,
    }
  })
  await q`
    insert into insurance_packages (id, type_pack, name, description, text_display_sms, price_vnd, cover_vnd)
    select id, ${packageListType}, name, description, text_display_sms, price_vnd, cover_vnd
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id int, name jsonb, description jsonb,
      text_display_sms text, price_vnd int, cover_vnd int)
    on conflict (id) do nothing`
}
