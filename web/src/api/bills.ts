/** Get a bill. */
export const detail = 'GET /api/services/get_bill_detail_for_wap'

/** Get a bill as a bank's customer. */
export const detailInBank = 'GET /api/services/get_bill_detail_for_bank'

/** List the golfer's bills by course. */
export const byCourse = 'POST /api/services/get_list_general_bill_by_place'

/** List the booking history. */
export const history = 'POST /api/for_wap/get_history_booking_merge'

/** Quote a change of an own booking, make it, and decline one that waits. */
export const quoteChange = 'POST /api/for_wap/quote_change'
export const change = 'POST /api/for_wap/change_booking'
export const declineChange = 'POST /api/for_wap/decline_change'

/** Name the players of a booking. */
export const namePlayers = 'POST /api/for_wap/name_players'

/** Cancel a booking or request its refund. */
export const cancel = 'POST /api/for_wap/cancel_booking'

/** Undo a booking right after paying it. */
export const undo = 'POST /api/for_wap/undo_booking'

/** Choose where a refund goes. */
export const setRefundTarget = 'POST /api/for_wap/refund_target'

/** Get a receipt or credit note. */
export const document = 'GET /api/for_wap/document'

/** Get a receipt or credit note as PDF. */
export const documentPdf = 'GET /api/for_wap/document_pdf'

/** List the complaints about a bill. */
export const complaints = 'GET /api/for_wap/list_complaints'

/** File a complaint about a bill. */
export const sendComplaint = 'POST /api/for_wap/send_complaint'

/** List the players of a booking. */
export const players = 'POST /api/for_wap/view_detail_order_slot_pax'
