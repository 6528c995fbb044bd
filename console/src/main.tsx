import './theme/styles.css'
import { MantineProvider } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { documentLanguage, followStoredLanguage } from './i18n/language-choice.ts'
import { loadTexts } from './i18n/texts.ts'
import { queryClient, router } from './router.tsx'
import { theme } from './theme/theme.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
// Mantine's scroll lock writes a <style> element with the nonce of this global.
Object.assign(globalThis, { __webpack_nonce__: nonce })

const root = document.getElementById('root')
if (root && !followStoredLanguage()) {
  const { documentElement } = document
  await loadTexts(documentLanguage(), documentElement.hasAttribute('data-marked'))
  createRoot(root).render(
    <MantineProvider theme={theme} forceColorScheme="light" getStyleNonce={() => nonce}>
      <QueryClientProvider client={queryClient}>
        <ModalsProvider>
          <RouterProvider router={router} />
        </ModalsProvider>
        <Notifications position="bottom-left" />
      </QueryClientProvider>
    </MantineProvider>,
  )
  // Tests may begin to click.
  documentElement.setAttribute('data-hydrated', '')
}
