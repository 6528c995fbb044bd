import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { Language } from '@teeviet/contract/rules/languages'
import * as limits from '@teeviet/contract/rules/limits'
import { formatDuration } from '@teeviet/contract/rules/time/spoken-durations'
import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import { siteSettings } from '#api/queries/site-settings.ts'
import { useLanguage } from '#i18n/use-texts.tsx'

/** The durations that texts promise, in seconds. */
export type PromisedSeconds = Pick<
  DataOf<typeof api.site.settings>,
  | 'staff_confirmation_seconds'
  | 'payment_window_seconds'
  | 'session_seconds'
  | 'known_device_seconds'
  | 'undo_seconds'
  | 'undo_ends_before_tee_time_seconds'
>

/** Where the settings could not be read. */
const defaults: PromisedSeconds = {
  staff_confirmation_seconds: limits.staffConfirmationSeconds,
  payment_window_seconds: limits.paymentWindowSeconds,
  session_seconds: limits.sessionSeconds,
  known_device_seconds: limits.knownDeviceSeconds,
  undo_seconds: limits.undoSeconds,
  undo_ends_before_tee_time_seconds: limits.undoEndsBeforeTeeTimeSeconds,
}

/** The durations that texts promise, in words: "1 hour", "30 minutes". */
export function timesIn(language: Language, running: PromisedSeconds | undefined) {
  const seconds = running ?? defaults
  return {
    staffTime: formatDuration(seconds.staff_confirmation_seconds, language),
    paymentTime: formatDuration(seconds.payment_window_seconds, language),
    sessionTime: formatDuration(seconds.session_seconds, language),
    deviceTime: formatDuration(seconds.known_device_seconds, language),
    undoTime: formatDuration(seconds.undo_seconds, language),
    undoLead: formatDuration(seconds.undo_ends_before_tee_time_seconds, language),
  }
}

/** The promised times as this server keeps them, in the page's language. */
export function usePromisedTimes() {
  return timesIn(useLanguage(), useQuery(siteSettings).data)
}

/** The same for a page's head. */
export function promisedTimes(client: QueryClient, language: Language) {
  return timesIn(language, client.getQueryData(siteSettings.queryKey))
}
