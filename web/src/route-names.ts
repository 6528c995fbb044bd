/**
 * The routes the specification names. A name is fixed; pages and links that mean one of these take the path
 * from here.
 */
export const routeNames = {
  'wallet-history-transaction': '/wap/wallet/history-transaction',
  'wallet-add-point': '/wap/wallet/add-point',
  'wap-wallet-payment-method': '/wap/wallet/payment-method',
  'wap-wallet-qr-payment': '/wap/wallet/qr-payment',
  'wap-certificate-insurance': '/wap/insurance-certificate',
} as const
