declare module '@tanstack/react-router' {
  interface HistoryState {
    handedToken?: string | undefined
  }
}

declare global {
  interface Window {
    /** What the page's first script took out of the address; see `takeTokenScript`. */
    handedToken: string | undefined
  }
}

/**
 * The token that a partner put into the page's address. The address itself loses it before anything else runs, so that
 * no link, history or referrer passes it on. In a frame without storage the entry of the history holds it over a reload.
 */
export function handedToken(): string | undefined {
  return typeof window === 'undefined' ? undefined : (window.handedToken ?? history.state?.handedToken)
}
