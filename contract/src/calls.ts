import * as accounts from './calls/accounts.ts'
import * as bankCards from './calls/bank-cards.ts'
import * as bankMovements from './calls/bank-movements.ts'
import * as bookingRequests from './calls/booking-requests.ts'
import * as bookings from './calls/bookings.ts'
import * as chargebacks from './calls/chargebacks.ts'
import * as complaints from './calls/complaints.ts'
import * as content from './calls/content.ts'
import * as courses from './calls/courses.ts'
import * as documents from './calls/documents.ts'
import * as insurance from './calls/insurance.ts'
import * as partnerServices from './calls/partner-services.ts'
import * as partners from './calls/partners.ts'
import * as payments from './calls/payments.ts'
import * as players from './calls/players.ts'
import * as prices from './calls/prices.ts'
import * as privacy from './calls/privacy.ts'
import * as refunds from './calls/refunds.ts'
import * as rounds from './calls/rounds.ts'
import * as staff from './calls/staff/console.ts'
import * as staffContent from './calls/staff/content.ts'
import * as staffCourses from './calls/staff/courses.ts'
import * as staffLedger from './calls/staff/ledger.ts'
import * as staffOffers from './calls/staff/offers.ts'
import * as staffPartners from './calls/staff/partners.ts'
import * as staffPeople from './calls/staff/people.ts'
import * as staffRates from './calls/staff/rates.ts'
import * as staffSettings from './calls/staff/settings.ts'
import * as staffTeeSheet from './calls/staff/tee-sheet.ts'
import * as teeTimes from './calls/tee-times.ts'
import * as wallet from './calls/wallet.ts'

/** Every call of the wire, by method and path. */
export const calls = {
  'GET /api/captcha/admin/get-captcha': accounts.getCaptcha,
  'GET /api/captcha/admin/verify-captcha': accounts.verifyCaptcha,
  'GET /api/admin/verify-captcha': accounts.verifyCaptchaOnMain,
  'POST /api/for_cms/get_sms_login': accounts.getSmsLogin,
  'POST /api/for_cms/login_with_otp': accounts.loginWithOtp,
  'POST /api/for_wap/get_token_with_otp': accounts.getTokenWithOtp,
  'POST /api/for_wap/check_phone_exist': accounts.checkPhoneExist,
  'GET /api/for_wap/detail': accounts.getDetail,
  'GET /api/users/get_detail_user': accounts.getDetailUser,
  'GET /api/for_wap/check_info_user': accounts.checkInfoUser,
  'GET /api/for_wap/get_profile': accounts.getProfile,
  'GET /api/for_wap/get_info_user': accounts.getInfoUser,
  'POST /api/for_wap/update_info_user': accounts.updateInfoUser,
  'GET /api/wallet/get_point': accounts.getPoint,
  'POST /api/for_wap/logout': accounts.logout,
  'GET /api/for_wap/list_session': accounts.listSession,
  'POST /api/for_wap/end_session': accounts.endSession,
  'POST /api/for_wap/end_other_sessions': accounts.endOtherSessions,

  'GET /api/for_wap/document': documents.golfersDocument,
  'GET /api/for_wap/document_pdf': documents.documentPdf,

  'GET /api/for_wap/my_data': privacy.myData,
  'GET /api/for_wap/list_consents': privacy.listConsents,
  'GET /api/for_wap/account_deletion': privacy.accountDeletion,
  'POST /api/for_wap/get_sms_delete_account': privacy.getSmsDeleteAccount,
  'POST /api/for_wap/delete_account': privacy.deleteAccount,

  'GET /api/services/partner': partners.getPartner,
  'GET /api/services/frame_host': partners.getFrameHost,
  'POST /api/for_wap/get-style-config': partners.getStyleConfig,
  'POST /api/for_wap/login_checkpoint': partners.loginCheckpoint,
  'POST /api/for_wap/login_by_phone': partners.loginByPhone,
  'GET /api/services/service_link': partners.getServiceLink,
  'POST /api/for_wap/login_shop_VTB': partnerServices.loginShopVtb,
  'POST /api/for_wap/login_shop_STB': partnerServices.loginShopStb,
  'POST /api/for_wap/login_hio_STB': partnerServices.loginHioStb,
  'POST /api/for_wap/create_token_handde': partnerServices.createTokenHandde,

  'GET /api/services/search_courses_for_web': courses.searchCoursesForWeb,
  'GET /api/hio/for_cms/nearby_for_insurance': courses.nearbyForInsurance,
  'GET /api/services/search_facility': courses.searchFacility,
  'GET /api/services/map_facility': courses.mapFacility,
  'GET /api/services/price_strip': courses.priceStrip,
  'GET /api/services/get_review_facility': courses.getReviewFacility,
  'GET /api/services/get_top_facility': courses.getTopFacility,
  'GET /api/for_wap/get_facility_review': courses.getFacilityReview,
  'GET /api/services/get_detail_facility': courses.getDetailFacility,
  'GET /api/services/list_feedback_facility': courses.listFeedbackFacility,
  'GET /api/services/can_review_facility': courses.canReviewFacility,
  'POST /api/services/send_feedback_facility': courses.sendFeedbackFacility,
  'POST /api/services/get_images_courses': courses.getImagesCourses,
  'POST /api/for_wap/favourite_facility': courses.favouriteFacility,
  'GET /api/for_wap/list_favourite_facility': courses.listFavouriteFacility,

  'GET /api/booking/booking_pax/sugestion_teetime_for_wap': teeTimes.sugestionTeetime,
  'POST /api/for_wap/get_tee_time_by_facility': teeTimes.getTeeTimeByFacility,
  'GET /api/services/get_list_categorys': teeTimes.getListCategorys,
  'GET /api/services/get_list_booking_category': teeTimes.getListBookingCategory,
  'GET /api/services/get_list_pax_by_category': teeTimes.getListPaxByCategory,

  'GET /api/group/api/v1/other/list_price_booking': prices.listPriceBooking,
  'GET /api/for_wap/list_price_booking_for_wap': prices.listPriceBookingForWap,
  'GET /api/services/get_price_facility': prices.getPriceFacility,

  'GET /api/services/get_data_post': content.getDataPost,
  'GET /api/services/get_top_post': content.getTopPost,
  'GET /api/services/get_detail_post': content.getDetailPost,
  'GET /api/adv/home_ads': content.homeAds,
  'GET /api/adv/list_banner': content.listBanner,
  'GET /api/services/site_settings': content.siteSettings,
  'GET /api/services/list_refund_terms': content.listRefundTerms,
  'GET /api/services/list_policy_images': content.listPolicyImages,

  'POST /api/services/search_user': players.searchUser,
  'GET /api/for_wap/search_member': players.searchMember,
  'POST /api/for_wap/get_user_by_phone': players.getUserByPhone,
  'POST /api/for_wap/mapping_account_vgs': players.mappingAccountVgs,
  'GET /api/for_wap/play_partners': players.playPartners,

  'GET /api/services/list_package': insurance.listPackage,
  'GET /api/for_wap/insurance_certificate': insurance.insuranceCertificate,

  'POST /api/services/create_delivery_for_wap': bookingRequests.createDeliveryForWap,
  'POST /api/services/create_booking_for_wap': bookingRequests.createBookingForWap,
  'POST /api/booking_pax/create_booking_for_bank': bookingRequests.createBookingForBank,
  'POST /api/for_wap/booking_pax_new': bookingRequests.bookingPaxNew,
  'POST /api/booking/booking_pax/booking_now_for_wap': bookingRequests.bookingNowForWap,
  'POST /api/booking/booking_pax/verify_booking_now_for_wap': bookingRequests.verifyBookingNowForWap,
  'POST /api/for_wap/get_sms_otp_booking': bookingRequests.getSmsOtpBooking,
  'POST /api/web-booking/booking_order_for_web/get_otp_booking_order_for_web':
    bookingRequests.getOtpBookingOrderForWeb,
  'POST /api/web-booking/booking_order_for_web/request_booking_order_for_web':
    bookingRequests.requestBookingOrderForWeb,
  'POST /api/for_wap/settle_request': bookingRequests.settleRequest,

  'POST /api/for_wap/get_history_booking_merge': bookings.getHistoryBookingMerge,
  'POST /api/for_wap/view_detail_order_slot_pax': bookings.viewDetailOrderSlotPax,
  'GET /api/services/get_bill_detail_for_wap': bookings.getBillDetailForWap,
  'GET /api/services/get_bill_detail_for_bank': bookings.getBillDetailForBank,
  'GET /api/services/get_list_general_bill_for_wap': bookings.getListGeneralBillForWap,
  'POST /api/services/get_list_general_bill_for_bank': bookings.getListGeneralBillForBank,
  'GET /api/services/get_list_order': bookings.getListOrder,
  'POST /api/services/get_list_general_bill_by_place': bookings.getListGeneralBillByPlace,
  'POST /api/for_wap/cancel_booking': bookings.cancelBooking,
  'POST /api/for_wap/refund_target': refunds.chooseRefundTarget,
  'GET /api/for_wap/wallet_refunds': refunds.walletRefunds,
  'POST /api/for_wap/send_complaint': complaints.sendComplaint,
  'GET /api/for_wap/list_complaints': complaints.listComplaints,
  'POST /api/rounds/share': rounds.shareRound,
  'GET /api/for_wap/next_rounds': rounds.nextRounds,
  'GET /api/rounds/:code': rounds.viewRound,
  'GET /api/rounds/:code/calendar': rounds.roundCalendar,

  'POST /api/for_cms/create_request_for_wap_wgroup': payments.createRequestForWapWgroup,
  'POST /api/for_cms/create_request_for_wap': payments.createRequestForWap,
  'POST /api/for_cms/create_request_for_wap_point': payments.createRequestForWapPoint,
  'POST /api/for_cms/confirm_otp_for_wap_wgroup': payments.confirmOtpForWapWgroup,
  'GET /api/for_cms/confirm_otp_for_wap_point': payments.confirmOtpForWapPoint,
  'GET /api/for_wap/list_installment': payments.listInstallment,
  'GET /api/for_wap/list_method_payment': payments.listMethodPayment,
  'POST /api/for_wap/receive-bill-bank': payments.receiveBillBank,
  'POST /api/payment/callback/:provider': payments.paymentCallback,
  'GET /api/payment/return/:reference': payments.paymentReturn,
  'GET /api/payment/go/:ticket': payments.paymentRedirect,

  'POST /api/for_wap/confirm_order_booking_SCB': bankCards.confirmOrderBookingScb,
  'POST /api/for_wap/confirm_order_booking_viettin': bankCards.confirmOrderBookingViettin,
  'POST /api/for_wap/confirm_booked_bank': bankCards.confirmBookedBank,
  'POST /api/for_wap/encrypt_inquire_bank': bankCards.encryptInquireBank,
  'GET /api/for_wap/bidv_page': bankCards.bidvPage,
  'POST /api/for_wap/aes256': bankCards.aes256,
  'POST /api/for_wap/aes256STB': bankCards.aes256Stb,
  'POST /api/for_wap/encrypt_data_inquire_bidv': bankCards.encryptDataInquireBidv,

  'GET /api/wallet/point_history_for_wap': wallet.pointHistoryForWap,
  'GET /api/wallet/reload_point': wallet.reloadPoint,
  'GET /api/wallet/detail_epay_transaction': wallet.detailEpayTransaction,
  'GET /api/wallet/get_detail_transaction': wallet.getDetailTransaction,

  'POST /api/staff/session': staff.staffLogin,
  'GET /api/staff/session': staff.staffSession,
  'POST /api/staff/session/end': staff.staffLogout,
  'GET /api/staff/bookings': staff.staffBookings,
  'GET /api/staff/bookings/:id': staff.staffBookingById,
  'POST /api/staff/bookings/:id/confirm': staff.confirmBooking,
  'POST /api/staff/bookings/:id/place-order': staff.placeOrder,
  'POST /api/staff/bookings/:id/confirm-and-place': staff.confirmAndPlace,
  'POST /api/staff/bookings/:id/cancel': staff.cancelForGolfer,
  'POST /api/staff/bookings/:id/note': staff.noteBooking,
  'POST /api/staff/bookings/:id/reject': staff.rejectBooking,
  'GET /api/staff/receipts': staff.staffReceipts,
  'POST /api/staff/receipts/:id/match': staff.matchReceipt,
  'GET /api/staff/refunds': refunds.staffRefunds,
  'POST /api/staff/refunds/:id/agree': refunds.agreeRefund,
  'POST /api/staff/refunds/:id/refuse': refunds.refuseRefund,
  'POST /api/staff/refunds/:id/target': refunds.targetRefund,
  'POST /api/staff/refunds/:id/transferred': refunds.refundTransferred,
  'POST /api/staff/bookings/:id/cancel-for-club': refunds.cancelForClub,
  'POST /api/staff/receipts/:id/refund': refunds.refundReceipt,
  'POST /api/staff/receipts/:id/to-wallet': staff.receiptToWallet,
  'POST /api/staff/receipts/:id/same': staff.sameReceipt,
  'GET /api/staff/ledger/owed': bankMovements.ledgerOwed,
  'GET /api/staff/ledger/bank_movements': bankMovements.bankMovements,
  'POST /api/staff/ledger/bank_movements': bankMovements.recordBankMovement,
  'GET /api/staff/chargebacks': chargebacks.listChargebacks,
  'POST /api/staff/chargebacks': chargebacks.recordChargeback,
  'GET /api/staff/ledger/check': staff.ledgerCheck,
  'GET /api/staff/ledger/balances': staffLedger.ledgerBalances,
  'GET /api/staff/ledger/trace': staffLedger.ledgerTrace,
  'GET /api/staff/ledger/closes': staffLedger.ledgerCloses,
  'POST /api/staff/ledger/close': staffLedger.closeDay,
  'POST /api/staff/ledger/book_line': staffLedger.bookLine,
  'GET /api/staff/ledger/export': staffLedger.ledgerExport,
  'GET /api/staff/queue': staff.staffQueue,
  'GET /api/staff/queue/live': staff.staffQueueLive,
  'GET /api/staff/courses': staffCourses.staffCourses,
  'POST /api/staff/courses': staffCourses.addCourse,
  'GET /api/staff/courses/:id': staffCourses.staffCourse,
  'POST /api/staff/courses/:id': staffCourses.saveCourse,
  'POST /api/staff/courses/:id/schedule': staffCourses.saveSchedule,
  'POST /api/staff/courses/:id/refund-terms': staffCourses.saveRefundTerms,
  'GET /api/staff/rates': staffRates.staffRates,
  'POST /api/staff/rates': staffRates.saveRates,
  'GET /api/staff/tee-sheet': staffTeeSheet.staffTeeSheet,
  'GET /api/staff/tee-sheet/closing': staffTeeSheet.closingTeeTimes,
  'POST /api/staff/tee-sheet/close': staffTeeSheet.closeTeeTimes,
  'POST /api/staff/tee-sheet/open': staffTeeSheet.openTeeTimes,
  'POST /api/staff/tee-sheet/places': staffTeeSheet.changePlaces,
  'POST /api/staff/tee-sheet/extend': staffTeeSheet.extendSheet,
  'GET /api/staff/golf-changes': staffTeeSheet.golfChanges,
  'GET /api/staff/offers': staffOffers.staffOffers,
  'POST /api/staff/offers': staffOffers.saveOffer,
  'POST /api/staff/offer-categories': staffOffers.saveCategory,
  'POST /api/staff/offer-categories/:id/end': staffOffers.endCategory,
  'GET /api/staff/partners': staffPartners.staffPartners,
  'POST /api/staff/partners/:code': staffPartners.savePartner,
  'POST /api/staff/partners/:code/keys': staffPartners.rotatePartnerKeys,
  'POST /api/staff/partners/:code/card-keys': staffPartners.setCardKeys,
  'GET /api/staff/partners/:code/events': staffPartners.staffPartnerEvents,

  'POST /api/staff/pictures': staffContent.addPicture,
  'GET /api/staff/news': staffContent.staffNews,
  'POST /api/staff/news': staffContent.addNews,
  'GET /api/staff/news/:id': staffContent.staffNewsById,
  'POST /api/staff/news/:id': staffContent.saveNews,
  'GET /api/staff/banners': staffContent.staffBanners,
  'POST /api/staff/banners': staffContent.addBanner,
  'POST /api/staff/banners/:id': staffContent.saveBanner,
  'POST /api/staff/banner-order': staffContent.orderBanners,
  'GET /api/staff/settings': staffSettings.staffSettings,
  'POST /api/staff/settings': staffSettings.saveSettings,
  'GET /api/staff/packages': staffSettings.staffPackages,
  'POST /api/staff/packages': staffSettings.addPackage,
  'POST /api/staff/packages/:id': staffSettings.savePackage,

  'GET /api/staff/reviews': staffContent.staffReviews,
  'POST /api/staff/reviews/:id/hide': staffContent.hideReview,
  'POST /api/staff/reviews/:id/show': staffContent.showReview,
  'POST /api/staff/reviews/:id/reply': staffContent.replyToReview,
  'GET /api/staff/complaints': complaints.staffComplaints,
  'POST /api/staff/complaints': complaints.recordComplaint,
  'POST /api/staff/complaints/:id/step': complaints.moveComplaint,
  'GET /api/staff/members': staffPeople.staffMembers,
  'GET /api/staff/members/:id': staffPeople.staffMemberById,
  'POST /api/staff/members/:id/lock': staffPeople.lockMember,
  'POST /api/staff/members/:id/unlock': staffPeople.unlockMember,
  'POST /api/staff/members/:id/confirm-phone': staffPeople.confirmMemberPhone,
  'POST /api/staff/members/:id/name': staffPeople.renameMember,
  'GET /api/staff/users': staffPeople.staffUsers,
  'POST /api/staff/users': staffPeople.inviteStaff,
  'POST /api/staff/users/:id': staffPeople.saveStaff,
  'POST /api/staff/users/:id/disable': staffPeople.disableStaff,
  'POST /api/staff/users/:id/enable': staffPeople.enableStaff,
  'POST /api/staff/users/:id/password-link': staffPeople.renewStaffPassword,
  'POST /api/staff/password': staffPeople.setStaffPassword,
} as const

export type Calls = typeof calls
export type CallName = keyof Calls
