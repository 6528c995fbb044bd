import sharp from 'sharp'
import type { TestContext } from '../context.ts'

/** The phone of the witness in tests. */
export const witnessPhone = '0912345678'

/** A claim of a player as the wire has it, with a small picture that carries the name of its camera. */
export async function hioClaimFields(bookingId: number, playerId: number) {
  const picture = sharp({ create: { width: 20, height: 10, channels: 3, background: '#080' } })
  const bytes = await picture
    .withExif({ IFD0: { Make: 'Camera' } })
    .jpeg()
    .toBuffer()
  return {
    id_general_bill_detail: bookingId,
    player_id: playerId,
    hole: 7,
    club: 'Gậy sắt 8',
    yards: 152,
    witness_name: 'Trần Chứng',
    witness_phone: witnessPhone,
    photo: bytes.toString('base64'),
  }
}

/** The key in the latest link that the witness was sent. */
export async function witnessKey({ q }: TestContext): Promise<string> {
  const [sent] = await q<{ text: string }>`
    select text /* not null */ from messages where phone = ${witnessPhone} order by id desc limit 1`
  return /\/o\/w\.([\w-]{22})/.exec(sent?.text ?? '')?.[1] ?? ''
}
