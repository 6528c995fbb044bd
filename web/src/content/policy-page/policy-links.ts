/** The name by which a policy's text refers to another one, and that one's address. */
export const policyLinks = [
  { slot: 'cancellationPolicy', to: '/policy/cancellation', text: 'cancellation' },
  { slot: 'paymentPolicy', to: '/policy/payment', text: 'payment' },
  { slot: 'deliveryPolicy', to: '/policy/delivery', text: 'delivery' },
  { slot: 'userInfoPolicy', to: '/policy/user-info-security', text: 'userInfo' },
  { slot: 'paymentInfoPolicy', to: '/policy/payment-info-security', text: 'paymentInfo' },
  { slot: 'complaintPolicy', to: '/policy/complaint-resolution-mechanism', text: 'complaint' },
  { slot: 'termsPolicy', to: '/policy/terms-transaction', text: 'terms' },
  { slot: 'rightsPolicy', to: '/wap/term-and-condition', hash: 'rights', text: 'rights' },
  { slot: 'hioPolicy', to: '/wap/rules-insurance', text: 'hio' },
] as const
