import { useEffect } from 'react'
import { localKeys } from '../session/local-keys.ts'
import { readLocal } from '../session/local-store.ts'
import { useSession } from '../session/session.ts'
import { themedBank, themeFor } from '../themes/themes.ts'
import { chooseIconSet } from '../ui/icon-set.ts'

/** Dresses the document in the look of the golfer's bank, or of the source they came from. */
export function useTheme(): void {
  const bankId = useSession()?.bank_id ?? 0
  useEffect(() => {
    const theme = themeFor(bankId || (readLocal(localKeys.source) === String(themedBank) ? themedBank : 0))
    document.documentElement.setAttribute('data-theme', theme.name)
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', theme.barColor)
    // Without the network the outline icons stay.
    chooseIconSet(theme.icons).catch(() => undefined)
  }, [bankId])
}
