import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { searchDebounceMs } from '@teeviet/contract/rules/limits'
import { useMemo } from 'react'
import type { RequestOf } from '../../api/call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'
import { MessageTexts } from './message-texts.tsx'

/** A message names a deadline that moves with the clock. */
const refreshMs = 30_000

type PreviewCall =
  | 'POST /api/staff/bookings/:id/preview-messages'
  | 'POST /api/staff/bookings/:id/preview-message'
  | 'POST /api/staff/refunds/:id/preview-messages'
  | 'POST /api/staff/members/:id/correct-wallet/preview-messages'
  | 'POST /api/staff/hio-claims/:id/preview-messages'
  | 'POST /api/staff/tee-sheet/close/preview-messages'

type MessagePreviewProps<Name extends PreviewCall> = {
  call: Name
  request: RequestOf<Name>
  /** Whether everything is typed that the step needs. */
  isReady: boolean
}

/**
 * The SMS that the prepared step sends to the golfer, rendered by the server, a moment after the last key; or why the
 * step would be refused.
 */
export function MessagePreview<Name extends PreviewCall>({
  call,
  request,
  isReady,
}: MessagePreviewProps<Name>) {
  const t = useT('staff')
  // one value: a request before the last choice is not taken for a complete one
  const prepared = useMemo(() => ({ request, isReady }), [request, isReady])
  const [settled] = useDebouncedValue(prepared, searchDebounceMs)
  const { data, error } = useRead(call, settled.request, {
    enabled: isReady && settled.isReady,
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  })
  if (!isReady) return <p className={styles.muted}>{t('preview.incomplete')}</p>
  if (error) return <p className={styles.muted}>{t('preview.refused', { reason: error.message })}</p>
  return data ? <MessageTexts messages={data.messages} /> : null
}
