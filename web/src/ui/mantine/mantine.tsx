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
 * The provider of Mantine's components. It is in the chunks that use Mantine, which are loaded on demand, and not
 * around the whole product: the first load of home has no Mantine in it.
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
