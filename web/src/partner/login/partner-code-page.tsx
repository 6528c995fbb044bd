import { useState } from 'react'
import { flushSync } from 'react-dom'
import CodePanel from '#account/code/code-panel.tsx'
import { AgreedBy } from '#account/login/agreed-by.tsx'
import type { ResendAnswer } from '#account/login/request-code.ts'
import { Waiting } from '#account/login/waiting.tsx'
import { useT } from '#i18n/use-texts.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PartnerCaptcha } from './partner-captcha.tsx'
import { type Customer, sendToCustomer, tokenForCode } from './partner-code.ts'

/**
 * Where a partner bank's customer types the code that was sent to them. The sixth digit sends it; a right code leads
 * to the choice of services with the token of the new session.
 */
export default function PartnerCodePage({ customer, first }: { customer: Customer; first: ResendAnswer }) {
  const t = useT('account')
  const [answer, setAnswer] = useState(first)
  const [isChecking, setChecking] = useState(false)

  if (!('sent' in answer)) {
    return (
      <Card>
        <PartnerCaptcha
          customer={customer}
          refused={'text' in answer ? answer.text : undefined}
          onSent={(sent) => setAnswer({ sent })}
        />
      </Card>
    )
  }

  const code = answer.sent
  async function submit(typed: string) {
    setChecking(true)
    // The cover is gone before the form takes the focus again; after a right code it stays until the next page is there.
    const uncover = () => flushSync(() => setChecking(false))
    const checked = await tokenForCode(code, typed).catch((failed) => {
      uncover()
      throw failed
    })
    if ('problem' in checked) {
      uncover()
      return checked.problem
    }
    // A used code has no page to come back to.
    location.replace(`/navigate?token=${encodeURIComponent(checked.token)}`)
    return null
  }
  async function resend() {
    const again = await sendToCustomer(customer)
    if ('text' in again) return again
    setAnswer(again)
    return 'sent' in again ? { until: again.sent.until } : null
  }
  return (
    <Card>
      <CodePanel
        task={{ phone: code.phone, until: code.until, wording: 'login', submit, resend }}
        onDone={() => undefined}
        onLeave={() => undefined}
      />
      <AgreedBy button={t('otp.confirm')} />
      {isChecking && <Waiting text={t('otp.checking')} />}
    </Card>
  )
}
