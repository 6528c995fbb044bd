import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Custom properties carry values into a component's style sheet. */
    [variable: `--${string}`]: string | number | undefined
  }
}
