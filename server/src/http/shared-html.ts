import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

/** A page's HTML kept for many visitors: only its nonce differs from one answer to the next. */
export type SharedHtml = {
  /** The text before, between and after the nonces. */
  readonly pieces: readonly Buffer[]
  /** The same pieces as parts of one deflate stream, each ending on a byte. */
  readonly deflated: readonly Buffer[]
}

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
const lastBlock = Buffer.from([3, 0])
const windowSize = 32_768

const deflate = promisify(deflateRaw)

/**
 * Splits a page at its nonces and compresses what is between them once, on other threads than the one that answers. An
 * answer is then put together from kept parts instead of compressing the page for every visitor.
 */
export async function shareHtml(html: string, nonce: string): Promise<SharedHtml> {
  const pieces = html.split(nonce).map((piece) => Buffer.from(piece))
  const gap = Buffer.alloc(nonce.length)
  // What a reader has unpacked by then, with gaps for the nonces, which no part may refer to.
  let before: Buffer = Buffer.alloc(0)
  const deflating: Promise<Buffer>[] = []
  for (const piece of pieces) {
    deflating.push(deflatePiece(piece, before))
    before = Buffer.concat([before, piece, gap]).subarray(-windowSize)
  }
  return { pieces, deflated: await Promise.all(deflating) }
}

/** The page with a visitor's own nonce, as it is. */
export function plainHtml(shared: SharedHtml, nonce: string): Buffer {
  const between = Buffer.from(nonce)
  return Buffer.concat(shared.pieces.flatMap((piece, place) => (place === 0 ? [piece] : [between, piece])))
}

/** The page with a visitor's own nonce as one gzip member: kept parts, and the nonce uncompressed between them. */
export function gzippedHtml(shared: SharedHtml, nonce: string): Buffer {
  const between = Buffer.from(nonce)
  const storedNonce = storedBlock(between)
  const parts: Buffer[] = [gzipHead]
  let sum = 0
  let length = 0
  shared.pieces.forEach((piece, place) => {
    if (place > 0) {
      parts.push(storedNonce)
      sum = crc32(between, sum)
      length += between.length
    }
    parts.push(shared.deflated[place] ?? Buffer.alloc(0))
    sum = crc32(piece, sum)
    length += piece.length
  })
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(sum, 0)
  tail.writeUInt32LE(length % 2 ** 32, 4)
  parts.push(lastBlock, tail)
  return Buffer.concat(parts)
}

/** A piece as deflate blocks that end on a byte without ending the stream, so that others may follow. */
async function deflatePiece(piece: Buffer, before: Buffer): Promise<Buffer> {
  if (piece.length === 0) return piece
  const stream = { level: 6, finishFlush: constants.Z_SYNC_FLUSH }
  return deflate(piece, before.length > 0 ? { ...stream, dictionary: before } : stream)
}

/** A block that holds up to 65,535 bytes uncompressed. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(bytes.length ^ 0xffff, 3)
  return Buffer.concat([head, bytes])
}
