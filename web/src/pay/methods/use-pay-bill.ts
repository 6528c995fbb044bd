import { useNavigate, useRouter } from '@tanstack/react-router'
import { may } from '@teeviet/contract/rules/visibility'
import { useChange } from '#api/client/use-change.ts'
import { useT } from '#i18n/use-texts.tsx'
import { afterMissingChunk } from '#reload-on-missing-chunk.ts'
import { loggedIn } from '#session/logged-in.ts'
import { readSession, type Session } from '#session/session.ts'
import { currentViewer } from '#viewer/viewer.ts'

/**
 * Paying a bill: on to its payment methods, or straight to the page of a bank that wants it so; a visitor logs in
 * first. `amount` in VND.
 */
export function usePayBill(billId: number, amount: number): { pay: () => Promise<void>; busy: boolean } {
  const t = useT('ui')
  const navigate = useNavigate()
  const { history } = useRouter()
  const goByInquiry = useChange(async (session: Session) => {
    const lost = (error: unknown) => afterMissingChunk(error, t('error.connection'))
    const bankPage = await import('../bank/open-bank-page.ts').catch(lost)
    await bankPage?.goByInquiry({ billId, amount, session, history })
  })

  async function pay() {
    if (!(await loggedIn())) return
    const session = readSession()
    if (!session || !may('payByInquiry', currentViewer()))
      return navigate({ to: '/wap/payment-method', search: { id_general_bill: billId } })
    await goByInquiry.run(session)
  }
  return { pay, busy: goByInquiry.isPending }
}
