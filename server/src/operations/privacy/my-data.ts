import type { ResponseOf } from '@teeviet/contract'
import { bookingData } from '#bookings/booking/own-data'
import { certificateData } from '#bookings/insurance/own-data'
import { complaintData } from '#engagement/complaints/own-data'
import { hioClaimData } from '#engagement/hio-claims/own-data'
import { helpfulData, reviewData } from '#engagement/reviews/own-data'
import { favouriteData } from '#golf/courses/own-data'
import { listConsents } from '#identity/members/consents'
import { accountData } from '#identity/members/own-data'
import { customerData } from '#identity/partners/own-data'
import { passkeyData } from '#identity/passkeys/passkeys'
import { playerData } from '#identity/players/own-data'
import { documentData } from '#money/documents/own-data'
import { paymentData } from '#money/payments/own-data'
import { refundData } from '#money/refunds/own-data'
import { walletCorrectionData } from '#money/wallet/own-data'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { pointData } from '#platform/ledger/own-data'
import { messageAddressOf } from '#platform/notifications/message-addresses'
import { channelData, messageData, pushData } from '#platform/notifications/own-data'
import { flightData } from '#rounds/open-flights/own-data'
import { waitlistData } from '#rounds/waitlist/own-data'

export type MyData = ResponseOf<'GET /api/for_wap/my_data'>
type Row = MyData['account']

/** Everything kept about a golfer, gathered from every module that stores personal data. */
export async function gatherMyData(ctx: Context, member: Member): Promise<MyData> {
  const [own, bookings, reviews, favourites, players, flights] = await Promise.all([
    accountData(ctx, member.id),
    bookingData(ctx, member.id),
    reviewData(ctx, member.id),
    favouriteData(ctx, member.id),
    playerData(ctx, member.id),
    flightData(ctx, member.id),
  ])
  return {
    made_at: ctx.clock.now().toISOString(),
    account: plain(own.account),
    second_phones: own.secondPhones.map(plain),
    known_devices: own.knownDevices.map(plain),
    signed_in: own.signedIn.map(plain),
    passkeys: (await passkeyData(ctx, member.id)).map(plain),
    consents: (await listConsents(ctx, member.id)).map(plain),
    bookings: bookings.bookings.map(plain),
    played_with_others: bookings.playedWithOthers.map(plain),
    certificates: (await certificateData(ctx, member.id)).map(plain),
    payments: (await paymentData(ctx, member.id)).map(plain),
    refunds: (await refundData(ctx, member.id)).map(plain),
    complaints: (await complaintData(ctx, member.id)).map(plain),
    hio_claims: (await hioClaimData(ctx, member.id)).map(plain),
    documents: (await documentData(ctx, member.id)).map(plain),
    points: (await pointData(ctx, member.id)).map(plain),
    wallet_corrections: (await walletCorrectionData(ctx, member.id)).map(plain),
    reviews: reviews.map(plain),
    helpful_reviews: (await helpfulData(ctx, member.id)).map(plain),
    favourite_courses: favourites.map(plain),
    play_partners: players.playPartners.map(plain),
    phones_mapped_for_others: players.phonesMappedForOthers.map(plain),
    open_flights: flights.opened.map(plain),
    flights_asked_to_join: flights.asked.map(plain),
    waitlist: (await waitlistData(ctx, member.id)).map(plain),
    customer_of: (await customerData(ctx, member.id)).map(plain),
    push_browsers: (await pushData(ctx, member.phone)).map(plain),
    message_email: await messageAddressOf(ctx.q, member.phone),
    message_channels: (await channelData(ctx, member.phone)).map(plain),
    messages: (await messageData(ctx, member.phone)).map(plain),
  }
}

/** A row as JSON has it: instants as ISO 8601. */
function plain(row: object): Row {
  return JSON.parse(JSON.stringify(row))
}
