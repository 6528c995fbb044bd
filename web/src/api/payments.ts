/** List payment methods. */
export const methods = 'GET /api/for_wap/list_method_payment'

/** Request payment of a bill. */
export const start = 'POST /api/for_cms/create_request_for_wap_wgroup'

/** Request payment of a bill by card. */
export const startAlepay = 'POST /api/for_cms/create_request_for_wap'

/** Request a wallet top-up. */
export const startTopUp = 'POST /api/for_cms/create_request_for_wap_point'

/** Pay a bill by points. */
export const confirmPoints = 'POST /api/for_cms/confirm_otp_for_wap_wgroup'

/** List instalment plans. */
export const instalments = 'GET /api/for_wap/list_installment'

/** Get the status of a card payment. */
export const cardTransaction = 'GET /api/wallet/detail_epay_transaction'

/** Get the status of a payment. */
export const transaction = 'GET /api/wallet/get_detail_transaction'
