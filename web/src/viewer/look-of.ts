import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import { tokensOf } from '#themes/apply-style-config.ts'
import type { Look } from '#themes/look.ts'
import { themeFor } from '#themes/themes.ts'

type Row = NonNullable<DataOf<typeof api.partners.partner>>

/** The look of a partner's row; its colours override the theme and cannot make text unreadable. */
export function lookOf({ bank_id, font, icons, config }: Row): Look {
  const theme = themeFor(bank_id)
  const tokens = tokensOf(config)
  return { theme: theme.name, font, icons, barColor: tokens['--color-button'] ?? theme.barColor, tokens }
}
