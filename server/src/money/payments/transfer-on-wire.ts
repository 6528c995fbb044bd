import type { Context } from '#platform/context/context'
import { qrPngUrl } from '#platform/gateways/vietqr/qr-picture'
import { transferQrPayload } from '#platform/gateways/vietqr/transfer-qr'

/**
 * How to send a bank transfer to our account: the facts and the QR code that carries them.
 * @param reference the transfer's content, unique to this payment
 */
export async function transferOnWire(
  { config }: Context,
  { reference, amountVnd }: { reference: string; amountVnd: number },
) {
  const { bin, accountNumber, accountName, name } = config.bank
  const payload = transferQrPayload({ bankBin: bin, accountNumber, amount: amountVnd, memo: reference })
  return {
    qr_image: await qrPngUrl(payload),
    bank_id: bin,
    bank_account: accountNumber,
    account_name: accountName,
    bank_name: name,
    bank_code: reference,
    amount: amountVnd,
  }
}
