/** Get the wallet balance. */
export const points = 'GET /api/wallet/get_point'

/** List the wallet's transactions. */
export const movements = 'GET /api/wallet/point_history_for_wap'

/** List refunds of top-ups. */
export const refunds = 'GET /api/for_wap/wallet_refunds'
