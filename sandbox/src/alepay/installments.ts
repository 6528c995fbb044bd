const least = 3_000_000
const banks = [
  { bankCode: 'SACOMBANK', bankName: 'Sacombank', flat: 0, monthly: 0.9 },
  { bankCode: 'VPBANK', bankName: 'VPBank', flat: 22_000, monthly: 0.7 },
]

/** The plans of two made-up offers; none below the smallest amount. */
export function plansFor(amount: number) {
  if (amount < least) return { code: '145', message: 'The amount is too small for instalments' }
  const data = banks.map(({ bankCode, bankName, flat, monthly }) => ({
    bankCode,
    bankName,
    paymentMethods: ['VISA', 'MASTERCARD'].map((paymentMethod) => ({
      paymentMethod,
      periods: [3, 6, 9, 12].map((month) => {
        const amountFee = flat + Math.round((amount * month * monthly) / 100)
        const amountFinal = amount + amountFee
        return {
          month,
          amountFee,
          amountFinal,
          amountByMonth: amountFinal / month,
          payerFlatFee: 0,
          payerPercentFee: 0,
          payerInstallmentFlatFee: flat,
          payerInstallmentPercentFee: month * monthly,
          currency: 'VND',
        }
      }),
    })),
  }))
  return { code: '000', message: 'Success', data }
}
