declare module '@tanstack/react-router' {
  interface HistoryState {
    ssoToken?: string | undefined
  }
}

declare global {
  interface Window {
    /** The token removed from the address by the page's first script; see `takeTokenScript`. */
    ssoToken: string | undefined
  }
}

/**
 * The token that a partner put into the page's address. The address itself loses it before anything else runs, so that
 * no link, history or referrer passes it on. In a frame without storage the entry of the history holds it over a reload.
 */
export function ssoToken(): string | undefined {
  return typeof window === 'undefined' ? undefined : (window.ssoToken ?? history.state?.ssoToken)
}
