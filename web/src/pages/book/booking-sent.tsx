import { createFileRoute, redirect } from '@tanstack/react-router'
import { NextSteps } from '#book/sent/next-steps.tsx'
import { SentFacts } from '#book/sent/sent-facts.tsx'
import { useT } from '#i18n/use-texts.tsx'
import { titled } from '#site/head.ts'
import { ButtonLink } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Section } from '#ui/layout/section.tsx'

export const Route = createFileRoute('/wap/booking/detail-tee-time/$id')({
  staticData: { areas: ['booking', 'booking-steps'] },
  // The booking just sent is known to this browser only.
  ssr: false,
  loader: async () => {
    // A loader comes with every first load; what it reads by need not.
    const { readSent } = await import('#book/send/sent-bookings.ts')
    const sent = await readSent()
    if (!sent) throw redirect({ to: '/wap', replace: true })
    return sent
  },
  head: titled('booking', 'sentTitle'),
  component: BookingSentPage,
})

/** Confirms the booking just sent and says what happens next. */
function BookingSentPage() {
  const t = useT('booking')
  const steps = useT('booking-steps')
  const sent = Route.useLoaderData()
  return (
    <Page title={t('sentTitle')} narrow back="/wap">
      <Card>
        <SentFacts sent={sent} />
      </Card>
      <Section title={steps('next.title')}>
        <Card>
          <NextSteps state={sent.state} />
        </Card>
      </Section>
      <ButtonLink to="/wap/history" size="large" wide>
        {steps('sent.toHistory')}
      </ButtonLink>
      <ButtonLink to="/wap" look="second" wide>
        {steps('sent.toHome')}
      </ButtonLink>
    </Page>
  )
}
