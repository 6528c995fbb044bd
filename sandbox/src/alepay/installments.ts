const least = 3_000_000
const banks = [
  { bankCode: 'SACOMBANK', bankName: 'Sacombank', flat: 0, monthly: 0.9 },
  { bankCode: 'VPBANK', bankName: 'VPBank', flat: 22_000, monthly: 0.7 },
]

type Plan = { bankCode?: string | undefined; paymentMethod?: string | undefined; month?: number | undefined }

/** Why a plan is not offered for an amount, in Alepay's words; null when it is. */
export function planRefusal(amount: number, { bankCode, paymentMethod, month }: Plan) {
  const { data, ...none } = plansFor(amount)
  if (!data) return none
  const bank = data.find((one) => one.bankCode === bankCode)
  if (!bank) return { code: '142', message: 'This bank gives no instalments' }
  const brand = bank.paymentMethods.find((one) => one.paymentMethod === paymentMethod)
  if (!brand) return { code: '146', message: 'This card gives no instalments' }
  return brand.periods.some((one) => one.month === month) ? null : { code: '144', message: 'Period' }
}

/** The plans of two made-up offers; none below the smallest amount. */
export function plansFor(amount: number) {
  if (amount < least) return { code: '145', message: 'The amount is too small for instalments', data: null }
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
