// Written by `npm run types -w server` from the migrated schema. Do not edit.

export interface BankMovementsRow {
  id: number
  kind: 'settlement' | 'club_payout' | 'premium_payout'
  gateway: string | null
  course_id: number | null
  bank_reference: string
  amount_vnd: number
  fee_vnd: number
  receipt_id: number | null
  note: string
  occurred_at: Date
  recorded_at: Date
  recorded_by: number
}

export interface BannersRow {
  id: number
  slug: string
  screen_type: number
  place: 1 | 2
  banner_url: string
  url: string
  position: number
  is_active: boolean
  starts_at: Date | null
  ends_at: Date | null
  revision: number
  titles: unknown
}

export interface BillServicesRow {
  id: number
  bill_id: number
  kind: 'booking' | 'hio' | 'shop' | 'other'
  amount_vnd: number | null
  refund_vnd: number
  paid_at: Date | null
  cancelled_at: Date | null
}

export interface BillsRow {
  id: number
  code: string
  payment_code: string | null
  amount_vnd: number | null
}

export interface BookingEventsRow {
  id: number
  booking_id: number
  from_state: string | null
  to_state: string
  actor_kind: 'member' | 'staff' | 'system' | 'gateway'
  actor_id: number | null
  reason: string | null
  at: Date
  reason_code: string | null
}

export interface BookingPlayerPackagesRow {
  booking_player_id: number
  package_id: number
  price_vnd: number
}

export interface BookingPlayersRow {
  id: number
  booking_id: number
  position: number
  member_id: number | null
  guest_name: string | null
  green_fee_vnd: number | null
  cancelled_at: Date | null
  play_date: string | null
  tee_time_id: number | null
}

export interface BookingTeeTimesRow {
  booking_id: number
  play_date: string
  tee_time_id: number
  places: number
  price_vnd: number
  released_at: Date | null
  kept_at: Date | null
  is_awaited: boolean
}

export interface BookingsRow {
  id: number
  code: string
  member_id: number
  course_id: number
  state: 'draft' | 'requested' | 'confirmed' | 'placed' | 'paid' | 'played' | 'rejected' | 'withdrawn' | 'expired' | 'cancelled' | 'cancellation_requested' | 'refunded' | 'partly_refunded'
  channel: 'quick' | 'booking_now' | 'fast_order' | 'bank' | 'staff'
  play_date: string
  tee_time_at: Date | null
  holes: number | null
  player_count: number
  offer_id: number | null
  amount_vnd: number | null
  language: 'vi' | 'en' | 'kr' | 'jp'
  source: number | null
  bank_id: number | null
  merchant: string | null
  refund_ladder: unknown
  terms_version: string | null
  created_at: Date
  draft_expires_at: Date | null
  requested_at: Date | null
  confirm_by: Date | null
  confirmed_at: Date | null
  placed_at: Date | null
  pay_by: Date | null
  paid_at: Date | null
  ended_at: Date | null
  end_reason: string | null
  reminders_sent: number
  overdue_at: Date | null
  cancelled_vnd: number
  unheld_for: 'cap' | 'unanswered' | null
  hold_until: Date | null
  end_reason_code: string | null
  ended_by: 'member' | 'staff' | 'system' | null
}

export interface CaptchaPassesRow {
  id: number
  caller: string
  created_at: Date
  expires_at: Date
  phone: string | null
  used_at: Date | null
  resends: number
}

export interface CaptchasRow {
  keydata: string
  answer_hmac: Buffer
  created_at: Date
  expires_at: Date
  failures: number
  used_at: Date | null
}

export interface ChargebacksRow {
  id: number
  payment_id: number
  gateway: string
  gateway_reference: string
  amount_vnd: number
  note: string
  occurred_at: Date
  recorded_at: Date
  recorded_by: number
}

export interface ComplaintStepsRow {
  id: number
  complaint_id: number
  step: string
  at: Date
  due_at: Date | null
  staff_id: number | null
  answer: string
  note: string
}

export interface ComplaintsRow {
  id: number
  code: string | null
  bill_id: number
  member_id: number
  topic: 'booking' | 'payment' | 'refund' | 'club' | 'insurance' | 'data' | 'other'
  channel: 'bill' | 'hotline' | 'chat' | 'email'
  content: string
  step: 'received' | 'verified' | 'resolved' | 'negotiating' | 'court' | 'closed'
  due_at: Date | null
  created_at: Date
  closed_at: Date | null
}

export interface ConsentsRow {
  id: number
  member_id: number
  document: 'terms' | 'user-info'
  version: string
  language: 'vi' | 'en' | 'kr' | 'jp'
  given_at: Date
}

export interface CoursePathsRow {
  course_id: number
  position: number
  path_name: string
  num_holes: number
  path_par: number | null
  length_yards: number | null
  map: string | null
}

export interface CoursePicturesRow {
  course_id: number
  position: number
  url: string
}

export interface CourseSchedulesRow {
  course_id: number
  first_tee: string
  last_tee: string
  interval_minutes: number
  holes: 9 | 18 | 27
  capacity: number
}

export interface CoursesRow {
  id: number
  slug: string
  title: string
  title_en: string
  region: 'north' | 'central' | 'south'
  sub_region: 'north' | 'central' | 'nha-trang' | 'south'
  province: string
  address: string
  latitude: number | null
  longitude: number | null
  holes: number
  par: number | null
  length_yards: number | null
  designed_by: string | null
  opened: number | null
  website: string | null
  lights: boolean | null
  description: unknown
  logo: string | null
  rating_sum: number
  rating_count: number
  featured_rank: number | null
  instant_confirmation: boolean
  is_open: boolean
  search_text: string
  version: number
  phone: string | null
  updated_at: Date
}

export interface DocumentNumbersRow {
  kind: 'receipt' | 'credit_note'
  year: number
  last_number: number
}

export interface DocumentsRow {
  id: number
  kind: 'receipt' | 'credit_note'
  year: number
  number: number
  transfer_id: number
  member_id: number | null
  bill_id: number | null
  payment_id: number | null
  refund_id: number | null
  refers_to: number | null
  total_vnd: number
  facts: unknown
  payer_name: string | null
  issued_at: Date
}

export interface FavouriteCoursesRow {
  member_id: number
  course_id: number
  created_at: Date
}

export interface GolfChangesRow {
  id: number
  at: Date
  staff_id: number
  subject: 'course' | 'schedule' | 'refund_terms' | 'rate' | 'tee_sheet' | 'category' | 'offer'
  act: 'added' | 'changed' | 'removed' | 'closed' | 'opened' | 'ended'
  subject_id: number | null
  course_id: number | null
  name: string
  fields: unknown
}

export interface HandInsRow {
  phone: string
  cif: string
  created_at: Date
  partner_id: number | null
  order_id: string | null
}

export interface HolidaysRow {
  day: string
  name: string
}

export interface IdempotencyKeysRow {
  caller: string
  key: string
  request_hash: Buffer
  answer: unknown
  created_at: Date
}

export interface InboundNotificationsRow {
  id: number
  provider: string
  provider_event_id: string
  body: string
  received_at: Date
  handled_at: Date | null
  repeats_receipt_id: number | null
  told_by_staff: number | null
}

export interface InsuranceCertificatesRow {
  id: number
  number: string
  booking_id: number
  booking_player_id: number
  package_id: number | null
  name: unknown
  premium_vnd: number
  cover_vnd: number
  issued_at: Date
  withdrawn_at: Date | null
}

export interface InsurancePackagesRow {
  id: number
  type_pack: number
  name: unknown
  description: unknown
  text_display_sms: string
  price_vnd: number
  cover_vnd: number
  is_active: boolean
  revision: number
}

export interface KnownDevicesRow {
  phone: string
  device: Buffer
  session_id: string
  signed_in_at: Date
}

export interface LedgerAccountsRow {
  id: number
  name: string
  side: 'debit' | 'credit'
  member_id: number | null
  balance_vnd: number
  may_be_overdrawn: boolean
}

export interface LedgerCloseDifferencesRow {
  id: number
  close_id: number
  kind: 'missing_here' | 'missing_there' | 'amount'
  reference: string
  statement_vnd: number | null
  ours_vnd: number | null
  content: string | null
  occurred_at: Date | null
}

export interface LedgerClosesRow {
  id: number
  day: string
  source: string
  statement_vnd: number
  ours_vnd: number
  statement_lines: number
  closed_at: Date
  closed_by: number | null
}

export interface LedgerEntriesRow {
  id: number
  transfer_id: number
  account_id: number
  amount_vnd: number
  balance_after_vnd: number
}

export interface LedgerTransfersRow {
  id: number
  cause: string
  kind: string
  bill_id: number | null
  payment_id: number | null
  receipt_id: number | null
  occurred_at: Date
  recorded_at: Date
}

export interface MemberLinkedPhonesRow {
  phone: string
  member_id: number
  linked_by: number
  linked_at: Date
  confirmed_at: Date | null
}

export interface MemberSessionsRow {
  id: string
  member_id: number
  merchant: string | null
  bank_id: number | null
  cif: string | null
  order_id: string | null
  user_agent: string | null
  created_at: Date
  expires_at: Date
  revoked_at: Date | null
}

export interface MembersRow {
  id: number
  vga: number
  phone: string | null
  fullname: string
  name_words: string
  email: string | null
  address: string | null
  birthday: string | null
  avatar: string | null
  type_member: number
  bank_id: number | null
  cif: string | null
  merchant: string | null
  language: 'vi' | 'en' | 'kr' | 'jp'
  is_demo: boolean
  created_at: Date
  deleted_at: Date | null
  locked_at: Date | null
  locked_reason: string | null
}

export interface MessagesRow {
  id: number
  request_id: string
  phone: string
  text: string | null
  kind: 'otp' | 'booking'
  booking_id: number | null
  created_at: Date
  expires_at: Date | null
  sent_at: Date | null
  failed_at: Date | null
  failure: string | null
  provider_message_id: string | null
}

export interface NewsRow {
  id: number
  slug: string
  course_id: number | null
  banner: string
  author: string
  author_avatar: string | null
  texts: unknown
  views: number
  published_at: Date | null
  unpublished_at: Date | null
  revision: number
  updated_at: Date
}

export interface OfferCategoriesRow {
  id: number
  slug: string
  name: unknown
  position: number
  is_flash_sale: boolean
  starts_at: Date
  ends_at: Date
  version: number
}

export interface OffersRow {
  id: number
  slug: string
  category_id: number
  course_id: number
  date_start: string
  date_end: string
  time_start: string
  time_end: string
  holes: 9 | 18 | 27
  price_vnd: number
  price_sale_vnd: number
  quantity: number | null
  quantity_left: number | null
  is_active: boolean
  instant_confirmation: boolean
  version: number
}

export interface OneTimeCodesRow {
  id: number
  phone: string
  purpose: 'login' | 'booking' | 'payment' | 'deletion'
  subject: string
  code_hmac: Buffer
  created_at: Date
  expires_at: Date
  failures: number
  used_at: Date | null
  replaced_at: Date | null
  budget: string
  requester: Buffer | null
  network: Buffer | null
}

export interface PartnerCustomersRow {
  partner_id: number
  cif: string
  member_id: number
  linked_at: Date
}

export interface PartnerEventsRow {
  id: number
  partner_id: number
  at: Date
  what: 'created' | 'changed' | 'keys_rotated' | 'card_keys_changed' | 'hand_over_accepted' | 'hand_over_refused'
  staff_id: number | null
  detail: string
}

export interface PartnerKeysRow {
  id: number
  partner_id: number
  key_id: string
  sealed: Buffer
  has_verify_key: boolean
  created_at: Date
  created_by: number | null
  valid_until: Date | null
}

export interface PartnersRow {
  id: number
  code: string
  name: string
  bank_id: number | null
  source: number | null
  merchant: string | null
  screen_type: number
  style: unknown
  font: 'default' | 'system'
  icons: 'outline' | 'filled'
  titles: unknown
  features: ('insurance' | 'golf_cards' | 'inquiry_payment' | 'price_arrow' | 'reload_after_sign_in')[]
  frame_origins: string[]
  message_origin: string | null
  allowed_hosts: string[]
  app_url: string | null
  shop_url: string | null
  hio_url: string | null
  callback_url: string | null
  hand_over: unknown
  sealing: unknown
  is_active: boolean
  is_sandbox: boolean
  updated_at: Date
  card: unknown
  card_url: string | null
  card_merchant: string | null
  card_keys: Buffer | null
  card_key_id: string | null
}

export interface PaymentsRow {
  id: number
  reference: string
  purpose: 'bill' | 'top_up'
  bill_id: number | null
  member_id: number
  method: string
  state: 'created' | 'pending' | 'succeeded' | 'failed' | 'expired'
  amount_vnd: number
  fee_vnd: number
  provider_reference: string | null
  created_at: Date
  expires_at: Date
  settled_at: Date | null
  gateway: string | null
  installment: unknown
  hand_over: unknown
  declared_at: Date | null
  failure: 'declined' | 'cancelled' | 'expired' | 'installmentRefused' | 'unreachable' | null
  inquiries: number
  bank_code: string | null
}

export interface PicturesRow {
  hash: string
  bytes: Buffer
  width: number
  height: number
  added_by: number
  added_at: Date
}

export interface PlayPartnersRow {
  member_id: number
  partner_id: number
  last_played_on: string
}

export interface RateLimitsRow {
  key: string
  points: number
  expire: number | null
}

export interface RatesRow {
  id: number
  course_id: number
  day_kind: 'weekday' | 'weekend' | 'holiday'
  time_from: string
  time_to: string
  holes: 9 | 18 | 27
  customer_type: 'visitor' | 'club_member' | 'member_guest' | 'group'
  price_vnd: number
  valid_from: string
  valid_to: string | null
  version: number
}

export interface ReceiptsRow {
  id: number
  notification_id: number
  account_number: string
  amount_vnd: number
  content: string
  occurred_at: Date
  received_at: Date
  state: 'matched' | 'unmatched' | 'resolved'
  reason: 'unknown_content' | 'ambiguous' | 'short' | 'excess' | 'late' | 'already_paid' | 'ended' | 'wrong_account' | 'told_before' | 'account_deleted' | null
  payment_id: number | null
  resolved_at: Date | null
  resolved_by: number | null
  applied_vnd: number
  resolution: 'matched' | 'to_wallet' | 'returned' | 'settlement' | 'same_money' | null
  bank_reference: string | null
  told_by: string | null
  movement_number: number | null
  other_text: string
}

export interface RefundEventsRow {
  id: number
  refund_id: number
  state: string
  actor_kind: 'member' | 'staff' | 'system' | 'gateway'
  actor_id: number | null
  note: string | null
  at: Date
}

export interface RefundTermsRow {
  id: number
  course_id: number | null
  region: 'north' | 'central' | 'nha-trang' | 'south' | null
  applies_to: 'standard' | 'weekday' | 'weekend' | 'group' | 'tournament' | 'holiday' | 'tet'
  deadline_hours: number
  penalty_percent: number
  condition: unknown
  time_text: unknown
  position: number
  is_sample: boolean
}

export interface RefundsRow {
  id: number
  code: string
  member_id: number | null
  bill_id: number | null
  cause: 'booking' | 'player' | 'service' | 'receipt'
  booking_player_id: number | null
  service_id: number | null
  receipt_id: number | null
  payment_id: number | null
  state: 'requested' | 'refused' | 'needs_target' | 'sending' | 'to_transfer' | 'done'
  amount_vnd: number
  penalty_vnd: number
  fee_kept_vnd: number
  premium_vnd: number
  reason: string | null
  refusal: string | null
  target: 'method' | 'wallet' | 'bank' | null
  bank_bin: string | null
  account_number: string | null
  account_name: string | null
  requested_at: Date
  due_at: Date
  decided_at: Date | null
  decided_by: number | null
  method_refused: string | null
  tries: number
  next_try_at: Date | null
  done_at: Date | null
  proof: string | null
  reason_code: string | null
}

export interface RefusedNotificationsRow {
  id: number
  provider: string
  reason: string
  body_sha256: Buffer
  received_at: Date
}

export interface ReviewsRow {
  id: number
  course_id: number
  member_id: number | null
  name: string
  avatar: string | null
  content: string
  rating: number
  created_at: Date
  is_demo: boolean
  hidden_at: Date | null
  hidden_reason: string | null
  reply: string | null
  reply_by: 'operator' | 'club' | null
  replied_at: Date | null
  revision: number
  booking_id: number | null
}

export interface RoundLinksRow {
  booking_id: number
  code: string
  created_at: Date
}

export interface SiteSettingsRow {
  name: string
  value: unknown
  is_sample: boolean
  revision: number
}

export interface StaffAccountsRow {
  id: number
  email: string
  name: string
  password_hash: string | null
  roles: ('staff' | 'sales' | 'admin')[]
  is_demo: boolean
  created_at: Date
  disabled_at: Date | null
  revision: number
}

export interface StaffActsRow {
  id: number
  at: Date
  staff_id: number
  what: string
  subject: string
  detail: string
}

export interface StaffKnownNetworksRow {
  staff_id: number
  network: Buffer
  signed_in_at: Date
}

export interface StaffPasswordLinksRow {
  token_hash: Buffer
  staff_id: number
  created_at: Date
  expires_at: Date
}

export interface StaffSessionsRow {
  token_hash: Buffer
  staff_id: number
  created_at: Date
  expires_at: Date
  revoked_at: Date | null
}

export interface TeeTimesRow {
  play_date: string
  id: number
  course_id: number
  starts_at: Date
  holes: number
  capacity: number
  external_places: number
  places_left: number
  price_vnd: number
  is_closed: boolean
  closed_for: 'tournament' | 'maintenance' | 'weather' | 'club' | 'other' | null
  closed_note: string | null
}

export interface ToldMovementsRow {
  account_number: string
  bank_reference: string
  amount_vnd: number
}

export interface UsedHandOversRow {
  partner_id: number
  digest: Buffer
  nonce: string
  used_at: Date
}
