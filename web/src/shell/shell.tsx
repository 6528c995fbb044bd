import { useRouterState } from '@tanstack/react-router'
import { mobilePx } from '@teeviet/contract/rules/limits'
import { type ReactNode, useEffect } from 'react'
import { dismissDialogs, openDialog } from '#dialogs/open.ts'
import { obeyStoredLanguage } from '#i18n/language-choice.ts'
import { useT } from '#i18n/use-texts.tsx'
import { wasTypingCode } from '#session/code-step.ts'
import { storageLasts } from '#session/local-store.ts'
import { rememberSource } from '#session/source.ts'
import { ssoToken } from '#session/sso-token.ts'
import { Toasts } from '#ui/feedback/toasts.tsx'
import { isInsideApp } from '#viewer/host-app.ts'
import { DialogHost } from './dialogs/dialog-host.tsx'
import { useOwnLetters } from './document/use-own-letters.ts'
import { Footer } from './footer/deferred-footer.ts'
import { BottomBar } from './navigation/bottom-bar.tsx'
import { Header } from './navigation/header.tsx'
import { TopNavigation } from './navigation/top-navigation.tsx'
import styles from './shell.module.css'
import { Splash } from './splash.tsx'
import { useChat } from './use-chat.ts'
import { useMemberWork } from './use-member-work.ts'
import { usePartnerLook } from './use-partner-look.ts'

/** The frame of every page, by the `chrome` of its route. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useT('shell')
  const chrome = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.chrome })
  const hasBar = chrome !== 'focus' && chrome !== 'none'
  const hasFrame = chrome !== 'bar' && chrome !== 'none'
  useArrival()
  usePartnerLook()
  useOwnLetters()
  useChat()
  useMemberWork()
  useDialogsGoWithThePage()

  return (
    <div className={hasBar ? styles.withBar : undefined}>
      <Splash />
      <a href="#content" className={styles.skip}>
        {t('skipToContent')}
      </a>
      {hasFrame && <Header onPhones={chrome === 'home'} />}
      {chrome === 'home' && <TopNavigation />}
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {hasFrame && <Footer />}
      {hasBar && <BottomBar isHome={chrome === 'home'} />}
      <DialogHost />
      <Toasts />
    </div>
  )
}

/** Once a visit's page is hydrated: language and source are stored, and tests may begin to click. */
function useArrival(): void {
  useEffect(() => {
    obeyStoredLanguage()
    rememberSource(location.search, window.innerWidth < mobilePx)
    // A bank app's page comes with a token or `data`; without, in a frame that keeps nothing, the login is lost.
    const isEntry = ssoToken() || /[?&]data=/.test(location.search)
    if (isInsideApp() && !storageLasts() && !isEntry) openDialog('reopen')
    // The code's own page asks for it itself.
    if (wasTypingCode() && location.pathname !== '/wap/verify-otp') openDialog('login')
    if (import.meta.env.VITE_DEV_TOKEN_HAND_OVER === '1') arriveByPhone()
    document.documentElement.setAttribute('data-hydrated', '')
  }, [])
}

/** The sign-ins of a developer's host: no production build contains them. */
async function arriveByPhone(): Promise<void> {
  const { takeDevSignIn } = await import('#partner/token/dev-sign-in.ts')
  const address = await takeDevSignIn(location.href)
  if (address !== null) location.replace(address)
}

function useDialogsGoWithThePage(): void {
  const path = useRouterState({ select: (state) => state.location.pathname })
  useEffect(() => {
    if (path) return dismissDialogs
  }, [path])
}
