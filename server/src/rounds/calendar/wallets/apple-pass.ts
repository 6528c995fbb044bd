import { X509Certificate } from 'node:crypto'
import { join } from 'node:path'
import type { Language } from '@teeviet/contract/rules/languages'
import { PKPass } from 'passkit-generator'
import sharp from 'sharp'
import type { AppleWallet } from '#platform/config/wallets'
import type { Round } from '../read-round.ts'
import { passColour, passFacts } from './pass-facts.ts'

/**
 * The pass of a player as a signed file for Apple Wallet: shown on the lock screen near the course on the day, with the
 * code that the counter scans. A pass of a round that is off, or whose player has left, is void.
 *
 * @param code of the pass, which names it: the same pass replaces itself
 * @param page the address of the pass's page
 */
export async function applePass(
  wallet: AppleWallet,
  round: Round,
  { code, page, lang }: { code: string; page: string; lang: Language },
): Promise<Buffer> {
  const { course, starts_at, booking_code } = round
  const { head, main, more } = passFacts(round, page, lang)
  const { passType, team } = subjectOf(wallet.certificate)
  const [small, large] = await Promise.all([iconOf(29), iconOf(58)])
  const pass = new PKPass(
    { 'icon.png': small, 'icon@2x.png': large },
    { wwdr: wallet.wwdr, signerCert: wallet.certificate, signerKey: wallet.key },
    {
      passTypeIdentifier: passType,
      teamIdentifier: team,
      serialNumber: code,
      organizationName: 'TeeViet',
      logoText: 'TeeViet',
      description: head,
      backgroundColor: `rgb(${passColour.join(', ')})`,
      foregroundColor: 'rgb(255, 255, 255)',
      labelColor: 'rgb(255, 255, 255)',
      voided: round.state === 'off' || round.state === 'left',
    },
  )
  pass.type = 'eventTicket'
  pass.primaryFields.push({ key: 'course', value: course.name })
  for (const { id, label, value } of main) pass.secondaryFields.push({ key: id, label, value })
  for (const { id, label, value } of more) pass.backFields.push({ key: id, label, value })
  if (starts_at !== null) pass.setRelevantDate(new Date(starts_at))
  if (course.latitude !== null && course.longitude !== null)
    pass.setLocations({ latitude: course.latitude, longitude: course.longitude })
  pass.setBarcodes({ format: 'PKBarcodeFormatQR', message: booking_code, messageEncoding: 'iso-8859-1' })
  return pass.getAsBuffer()
}

/** Apple's certificate says what it signs for: the type of pass in UID, the team in OU. */
export function subjectOf(certificate: string): { passType: string; team: string } {
  const parts = new Map(
    new X509Certificate(certificate).subject.split('\n').map((line) => {
      const at = line.indexOf('=')
      return [line.slice(0, at), line.slice(at + 1)]
    }),
  )
  return { passType: parts.get('UID') ?? '', team: parts.get('OU') ?? '' }
}

const icon = join(import.meta.dirname, 'icon.svg')

function iconOf(size: number): Promise<Buffer> {
  return sharp(icon).resize(size).png().toBuffer()
}
