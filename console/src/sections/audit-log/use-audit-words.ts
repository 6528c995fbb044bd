import { bookingStates } from '@teeviet/contract/rules/bookings/statuses'
import type { TextKey } from '../../i18n/areas.ts'
import { useT } from '../../i18n/use-texts.tsx'

/** The areas of the audit log by which it is filtered, as the names of acts begin. */
export const auditAreas = [
  'booking',
  'refund',
  'approval',
  'member',
  'golf',
  'news',
  'banner',
  'review',
  'package',
  'picture',
  'settings',
  'staff',
  'statement',
  'payout',
  'job',
  'waitlist',
  'hio',
] as const

const refundStates = ['requested', 'refused', 'needs_target', 'sending', 'to_transfer', 'done'] as const

/** What an act did, where the words for it do not follow from its name. */
const verbs: Readonly<Record<string, TextKey<'staff-admin'>>> = {
  added: 'act.added',
  saved: 'act.saved',
  viewed: 'act.viewed',
  searched: 'act.searched',
  locked: 'act.locked',
  unlocked: 'act.unlocked',
  renamed: 'act.renamed',
  wallet_corrected: 'act.walletCorrected',
  phone_confirmed: 'act.phoneConfirmed',
  invited: 'act.invited',
  disabled: 'act.disabled',
  enabled: 'act.enabled',
  password_renewed: 'act.passwordRenewed',
  key_renewed: 'act.keyRenewed',
  key_ended: 'act.keyEnded',
  webhook_saved: 'act.webhookSaved',
  webhook_secret_ended: 'act.webhookSecretEnded',
  permission_given: 'act.permissionGiven',
  permission_taken: 'act.permissionTaken',
  factor_added: 'act.factorAdded',
  factor_removed: 'act.factorRemoved',
  factor_reset: 'act.factorReset',
  passkey_added: 'act.passkeyAdded',
  passkey_removed: 'act.passkeyRemoved',
  photos_removed: 'act.photosRemoved',
  hidden: 'act.hidden',
  shown: 'act.shown',
  made: 'act.made',
  counter_paid: 'act.counterPaid',
  counter_part: 'act.counterPart',
  counter_paid_back: 'act.counterPaidBack',
  ordered: 'act.ordered',
  noted: 'act.noted',
  attached: 'act.attached',
  detached: 'act.detached',
  reattached: 'act.reattached',
  complaint_undone: 'act.complaintUndone',
  acknowledged: 'act.acknowledged',
  kept_on_closing: 'act.keptOnClosing',
  accepted: 'act.accepted',
  declined: 'act.declined',
  proposed: 'act.proposed',
  alternative_confirmed: 'act.alternativeConfirmed',
  payment_extended: 'act.paymentExtended',
  deposit_changed: 'act.depositChanged',
  company_named: 'act.companyNamed',
  phone_added: 'act.phoneAdded',
  document_emailed: 'act.documentEmailed',
  players_named: 'act.playersNamed',
  checked_in: 'act.checkedIn',
  no_show: 'act.noShow',
  rain_check: 'act.rainCheck',
  expected: 'act.attendanceUndone',
  start_noted: 'act.startNoted',
  caddies_assigned: 'act.caddiesAssigned',
  claimed: 'act.claimed',
  messaged: 'act.messaged',
  released: 'act.released',
  assigned: 'act.assigned',
  snoozed: 'act.snoozed',
  unsnoozed: 'act.unsnoozed',
  rest_awaited: 'act.restAwaited',
  changed: 'act.changed',
  change_offered: 'act.changeOffered',
  change_withdrawn: 'act.changeWithdrawn',
  times_withdrawn: 'act.timesWithdrawn',
  change_accepted: 'act.changeAccepted',
  change_refused: 'act.changeRefused',
  removed: 'act.removed',
  closed: 'act.closed',
  opened: 'act.opened',
  ended: 'act.ended',
  put_forward: 'act.putForward',
  approved: 'act.approved',
  turned_down: 'act.turnedDown',
  share_set: 'act.shareSet',
  share_removed: 'act.removed',
  net_price_set: 'act.netPriceSet',
  net_price_removed: 'act.netPriceRemoved',
  disputed: 'act.disputed',
  settled: 'act.settled',
  account_set: 'act.accountSet',
  payout_made: 'act.payoutOrdered',
  payout_withdrawn: 'act.withdrawn',
  payout_booked: 'act.paidOut',
  started: 'act.started',
  cancelled: 'act.cancelled',
  restarted: 'act.restarted',
  downloaded: 'act.downloaded',
  witnessed: 'act.hioWitnessed',
  sent: 'act.hioSent',
  sheet_sent: 'act.hioSheetSent',
  paid: 'act.hioPaid',
  refused: 'act.hioRefused',
}

/** The words of an act of the audit log: its area, and what was done. */
export function useAuditWords(): (what: string) => string {
  const t = useT('staff-admin')
  const staff = useT('staff')
  const refunds = useT('staff-refunds')
  return (what) => {
    const [area = '', act = ''] = what.split('.')
    const known = auditAreas.find((one) => one === area)
    return `${known ? t(`audit.area.${known}`) : area}: ${actWords(area, act)}`
  }

  function actWords(area: string, act: string): string {
    const state = area === 'booking' ? bookingStates.find((one) => one === act) : undefined
    if (state) return staff(`state.${state}`)
    const refund = area === 'refund' ? refundStates.find((one) => one === act) : undefined
    if (refund) return refunds(`state.${refund}`)
    // of golf data the name begins with what was changed
    const verb = verbs[act] ?? verbs[act.split('_').at(-1) ?? '']
    return verb ? t(verb) : act
  }
}
