/** The policy pages in the order of header, footer and menu. */
export const policyPages = [
  { to: '/policy/cancellation', name: 'cancellation' },
  { to: '/policy/payment', name: 'payment' },
  { to: '/policy/delivery', name: 'delivery' },
  { to: '/policy/user-info-security', name: 'userInfo' },
  { to: '/policy/payment-info-security', name: 'paymentInfo' },
  { to: '/policy/complaint-resolution-mechanism', name: 'complaint' },
  { to: '/policy/terms-transaction', name: 'terms' },
] as const
