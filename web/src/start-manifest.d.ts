/** The manifest of the build, which TanStack Start reads as well; it ships no types for it. */
declare module 'tanstack-start-manifest:v' {
  import type { Manifest } from '@tanstack/react-router'

  export function tsrStartManifest(): Manifest
}
