import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from '../deploy/build-tools/precompress.ts'
import { routes } from './src/routes.ts'

export default defineConfig({
  base: '/staff/',
  build: { target: 'es2022', reportCompressedSize: false },
  // The server puts a nonce of its own into each answer: http/console.ts.
  html: { cspNonce: 'NONCE_OF_THIS_ANSWER' },
  plugins: [
    tanstackRouter({
      virtualRouteConfig: routes,
      routesDirectory: 'src/pages',
      generatedRouteTree: 'src/routeTree.gen.ts',
      quoteStyle: 'single',
      autoCodeSplitting: true,
    }),
    react(),
    precompress(),
  ],
})
