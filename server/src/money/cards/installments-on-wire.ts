import type { InstallmentBank } from '#platform/gateways/gateway'

/** Plans of paying by instalments under the names of the wire. */
export function installmentsOnWire({ amountVnd, banks }: { amountVnd: number; banks: InstallmentBank[] }) {
  return {
    amount: amountVnd,
    banks: banks.map(({ bankCode, bankName, paymentMethods }) => ({
      bank_code: bankCode,
      bank_name: bankName,
      payment_methods: paymentMethods.map(({ paymentMethod, periods }) => ({
        payment_method: paymentMethod,
        periods: periods.map(({ month, amountFee, amountFinal, amountByMonth }) => ({
          month,
          amount_fee: amountFee,
          amount_final: amountFinal,
          amount_by_month: amountByMonth,
        })),
      })),
    })),
  }
}
