import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from '../deploy/build-tools/precompress.ts'
import { fetchedSideBySide, scriptName } from './build/fetched-side-by-side.ts'
import { firstLoad } from './build/first-load.ts'
import { serviceWorker } from './build/service-worker.ts'
import { routes } from './src/routes.ts'

export default defineConfig(({ command }) => ({
  build: { target: 'es2022', reportCompressedSize: false },
  environments: {
    // The server's build contains its libraries, so an installation without development packages starts it.
    ssr: { resolve: { noExternal: command === 'build' ? true : [] } },
    client: {
      build: {
        manifest: true,
        modulePreload: { resolveDependencies: fetchedSideBySide },
        rolldownOptions: {
          // A verb of `api/` is then no more than its path, written where it is used: no chunk waits for another's.
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          output: {
            codeSplitting: { groups: firstLoad() },
            // The first load contains the names of all files that a later page may need, and they compress badly.
            hashCharacters: 'hex',
            chunkFileNames: scriptName,
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css'))
                ? 'assets/[hash:6][extname]'
                : 'assets/[name]-[hash][extname]',
          },
        },
      },
    },
  },
  plugins: [
    tanstackStart({
      router: {
        routesDirectory: 'pages',
        virtualRouteConfig: routes,
        generatedRouteTree: 'routeTree.gen.ts',
        quoteStyle: 'single',
      },
      // Some twenty small files would each hold up the first paint.
      server: { build: { inlineCss: true } },
      serverFns: { disableCsrfMiddlewareWarning: true },
      importProtection: { behavior: 'error' },
    }),
    react(),
    serviceWorker(),
    precompress(),
  ],
}))
