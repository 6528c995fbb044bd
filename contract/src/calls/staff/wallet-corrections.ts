import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { previewedMessages } from '../../entities/previewed-messages.ts'
import { bigId, largestAmount, request, typed, whole } from '../../fields.ts'
import { walletCorrections } from '../../rules/money/wallet-corrections.ts'
import { memberDetail } from './people.ts'

const correction = { id: bigId, direction: z.enum(walletCorrections), amount: whole(1, largestAmount) }

export const correctWallet = defineCall({
  method: 'POST',
  path: '/api/staff/members/:id/correct-wallet',
  may: { staff: 'ledger.record' },
  summary: "Correct a golfer's wallet",
  description:
    'Gives points (1 VND each) of the operator to the wallet of the golfer `id`, or takes some back, for a reason that ' +
    'is kept, and notifies the golfer by SMS. No more is taken than the wallet has. Needs a second person where the ' +
    'settings ask for one.',
  request: request({ ...correction, reason: typed(500) }),
  response: memberDetail,
  idempotent: true,
})

export const previewWalletCorrection = defineCall({
  method: 'POST',
  path: '/api/staff/members/:id/correct-wallet/preview-messages',
  may: { staff: 'ledger.record' },
  summary: 'Preview the message of a wallet correction',
  description: 'Returns the SMS that correcting a wallet would send to the golfer now, and changes nothing.',
  request: request(correction),
  response: z.object({ messages: previewedMessages }),
})
