import { defineConfig } from '@playwright/test'
import { requireNode24 } from './deploy/node-24.mjs'
import { clockAheadMs, moveDate } from './deploy/test-clock.mjs'
import { cassoToken } from './e2e/src/helpers/casso.ts'
import { browserExecutable } from './e2e/src/setup/browser-executable.ts'
import { moveBrowserClocks } from './e2e/src/setup/move-browser-clocks.ts'
import { dataDir, logFile } from './e2e/src/setup/read-logs.ts'
import { seenPopup } from './e2e/src/setup/seen-popup.ts'
import { captchaSeconds, resendSeconds } from './e2e/src/setup/short-times.ts'
import { workers } from './e2e/src/setup/workers.ts'

requireNode24('test:browser')
if (clockAheadMs > 0) moveBrowserClocks(moveDate, clockAheadMs)
const port = Number(process.env.E2E_PORT ?? 3100)
const sandboxPort = port + 1

/** The product is started as a person would start it, on ports and data of its own. */
export default defineConfig({
  testDir: 'e2e/src',
  outputDir: '.tmp/playwright',
  globalTeardown: './e2e/src/setup/read-logs.ts',
  fullyParallel: true,
  workers,
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.tmp/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 15_000,
    timezoneId: 'Asia/Ho_Chi_Minh',
    storageState: seenPopup,
    // What a golfer has without a network is tried by tests that say so; to the others it is only one more program to load.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: await browserExecutable(),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    {
      name: 'phone-vi',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'vi-VN' },
    },
    {
      name: 'desktop-en',
      // What has nothing to do with width or language is tried once.
      testMatch: /(main-job|sign-in|payments).*\.spec\.ts$/,
      use: { viewport: { width: 1280, height: 900 }, locale: 'en-GB' },
    },
  ],
  webServer: {
    // From nothing, as on a newcomer's machine.
    command: `mkdir -p .tmp && rm -rf ${dataDir} && npm start > ${logFile}`,
    url: `http://localhost:${port}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
      CAPTCHA_FIXED_TEXT: 'GOLF5',
      // further ahead no test books
      TEE_SHEET_DAYS: '60',
      CAPTCHA_SECONDS: String(captchaSeconds),
      OTP_RESEND_SECONDS: String(resendSeconds),
      // off by default; the form without it has a test of its own
      EMAIL_LOGIN: '1',
      OTP_PER_PHONE_PER_DAY: '1000',
      OTP_PER_ADDRESS_PER_HOUR: '10000',
      CLUB_LINKS_PER_ADDRESS_PER_HOUR: '10000',
      REQUESTS_PER_ADDRESS_PER_MINUTE: '100000',
      PAGES_PER_ADDRESS_PER_MINUTE: '100000',
      PICTURES_PER_ADDRESS_PER_MINUTE: '100000',
      LOG_LEVEL: 'debug',
      // a second notifier beside the sandbox's, for what its bank does not do
      CASSO_VERSION: '1',
      CASSO_SECRET: cassoToken,
    },
  },
})
