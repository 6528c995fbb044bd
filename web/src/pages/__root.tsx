import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { htmlLanguage } from '@teeviet/contract/rules/languages'
import type { ReactNode } from 'react'
import { siteSettings } from '#api/queries/site-settings.ts'
import { TextsProvider } from '#i18n/use-texts.tsx'
import type { RouterContext } from '#router-context.ts'
import { EarlyScript } from '#shell/document/early-script.tsx'
import { Footer } from '#shell/footer/deferred-footer.ts'
import { Shell } from '#shell/shell.tsx'
import { notFoundHead } from '#site/head.ts'
import { themes } from '#themes/themes.ts'
import { findEnteredPartner } from '#viewer/entered-partner.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  // An address that is no page has this match alone: it looks like `/404`, where it ends.
  staticData: { areas: ['shell', 'ui'], chrome: 'focus' },
  beforeLoad: async ({ context, matches, search }) => {
    const staticData = matches.at(-1)?.staticData
    await Promise.all([
      context.texts.load(matches.flatMap((match) => match.staticData.areas ?? [])),
      findEnteredPartner(context.queryClient, { staticData, search }),
    ])
  },
  // A footer without addresses is better than no page.
  loader: async ({ context }) => {
    await Promise.all([context.queryClient.prefetchQuery(siteSettings), Footer.load()])
  },
  head: ({ match, matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: themes.default.barColor },
      { name: 'format-detection', content: 'telephone=no' },
      ...(matches.length === 1 ? notFoundHead({ match }).meta : []),
    ],
    links: [
      { rel: 'icon', href: '/images/icon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/images/icon-180.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
    ],
  }),
  shellComponent: Document,
  component: Root,
})

function Document({ children }: { children: ReactNode }) {
  const { texts } = Route.useRouteContext()
  return (
    <html
      lang={htmlLanguage(texts.language)}
      data-mantine-color-scheme="light"
      data-marked={texts.marked ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
        <EarlyScript />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

function Root() {
  const { texts } = Route.useRouteContext()
  return (
    <TextsProvider texts={texts}>
      <Shell>
        <Outlet />
      </Shell>
    </TextsProvider>
  )
}
