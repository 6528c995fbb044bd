import './mantine.css'
import { createTheme, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'

const theme = createTheme({
  primaryColor: 'brand',
  colors: {
    brand: [
      'var(--color-wash)',
      'var(--color-wash)',
      'var(--color-wash-line)',
      'var(--color-wash-line)',
      'var(--color-brand)',
      'var(--color-brand)',
      'var(--color-button)',
      'var(--color-pressed)',
      'var(--color-pressed)',
      'var(--color-deep)',
    ],
  },
  respectReducedMotion: true,
})

/**
 * What Mantine's components need around them. It stands in the pieces that use Mantine, which are loaded when
 * wanted, and not around the whole product: the first load of home has no Mantine in it.
 */
export function Mantine({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
