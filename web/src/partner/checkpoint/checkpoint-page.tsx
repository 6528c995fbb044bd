import { useCallback, useEffect, useState } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import { RefusedPage } from '../login/refused-page.tsx'
import { replacePage } from '../login/replace-page.ts'
import { WaitingPage } from '../login/waiting-page.tsx'
import { type Passed, passCheckpoint } from './pass-checkpoint.ts'

/**
 * The target of a bank app's SSO request: the encrypted `data` is sent to the server, and the customer signed in or
 * shown the error.
 */
export function CheckpointPage({ data }: { data: string | undefined }) {
  const t = useT('partners')
  const ui = useT('ui')
  const [answer, setAnswer] = useState<Passed | null>(null)

  const pass = useCallback(async () => {
    if (data === undefined) return setAnswer({ text: '' })
    setAnswer(null)
    const passed = await passCheckpoint(data)
    if ('url' in passed && replacePage(passed.url)) return
    setAnswer('url' in passed ? { text: '' } : passed)
  }, [data])
  useEffect(() => {
    pass()
  }, [pass])

  if (answer === null) return <WaitingPage title={t('checkpointTitle')} text={t('checkpoint.wait')} />
  if ('retry' in answer) return <RefusedPage title={ui('error.connection')} text="" retry={pass} />
  return <RefusedPage title={('text' in answer && answer.text) || t('refused.title')} />
}
