import { SmsFailure, type SmsObstacle } from './sms-sender.ts'

const accepted = '100'
/** The same RequestId was taken before: the message is on its way. */
const duplicate = '124'

const meanings: Record<string, { kind: 'temporary' | 'permanent'; obstacle: SmsObstacle }> = {
  '99': { kind: 'permanent', obstacle: 'recipient' },
  '101': { kind: 'permanent', obstacle: 'account' },
  '102': { kind: 'permanent', obstacle: 'account' },
  // Temporary: once the account is topped up the message can still be sent.
  '103': { kind: 'temporary', obstacle: 'account' },
  '104': { kind: 'permanent', obstacle: 'account' },
  '108': { kind: 'permanent', obstacle: 'recipient' },
  '118': { kind: 'permanent', obstacle: 'message' },
  // The address list is changed at the provider without a change on our side.
  '140': { kind: 'temporary', obstacle: 'account' },
  '146': { kind: 'permanent', obstacle: 'message' },
  '177': { kind: 'permanent', obstacle: 'recipient' },
}

/**
 * The meaning of an eSMS `CodeResult`: null when the message was accepted, now or before. Unknown codes are temporary.
 */
export function esmsFailure(code: string): SmsFailure | null {
  if (code === accepted || code === duplicate) return null
  const { kind, obstacle } = meanings[code] ?? { kind: 'temporary', obstacle: 'network' }
  return new SmsFailure(kind, obstacle, code)
}
