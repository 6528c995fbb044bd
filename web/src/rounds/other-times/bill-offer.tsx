import { call } from '#api/client/call.ts'
import * as api from '#api/index.ts'
import type { Bill } from '#api/queries/member/bill.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Section } from '#ui/layout/section.tsx'
import { BillAlternatives } from './bill-alternatives.tsx'
import { OfferChoice } from './offer-choice.tsx'

/** The other times on offer for a bill, and those that its golfer named in the request. */
export function BillOffer({ bill, onChange }: { bill: Bill; onChange: () => void }) {
  const t = useT('bill')
  const own = { id_general_bill_detail: bill.id_general_bill_detail }
  const accept = async (choice: { option: number; expected_amount: number }) => {
    await call(api.counterOffers.accept, { ...own, ...choice })
    onChange()
  }
  const decline = async () => {
    await call(api.counterOffers.decline, own)
    onChange()
  }
  return (
    <>
      {bill.counter_offer && (
        <Section title={t('offer.title')}>
          <Card>
            <OfferChoice offer={bill.counter_offer} now={bill.now} onAccept={accept} onDecline={decline} />
          </Card>
        </Section>
      )}
      {bill.alternatives.length > 0 && <BillAlternatives alternatives={bill.alternatives} />}
    </>
  )
}
