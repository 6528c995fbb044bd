import { formatFigure } from '@teeviet/contract/display/translate'
import { freeHioCover, hioFeeRatePercent, hioPrizePerPersonSample } from '@teeviet/contract/rules/limits'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { instantAt } from '@teeviet/contract/rules/time/dates'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import type { Certificate } from './certificate.ts'
import { CertificateSheet } from './certificate-sheet.tsx'
import { packageOf, samplePlayers } from './sample-players.ts'

const sample: Certificate = {
  id: 0,
  number: 'HIO00000000',
  // the sample has nothing to check
  code: '',
  is_withdrawn: 0,
  issued_at: instantAt('2026-11-20', '08:00'),
  withdrawn_at: null,
  id_general_bill: 0,
  general_bill_code: 'TV000000',
  holder: samplePlayers[0].fullname,
  insurer: 'Bảo hiểm Mẫu (demo)',
  facility: 'Sân golf Mẫu',
  date_played: instantAt('2026-11-28', '06:30'),
  flights: [],
  number_hole: 18,
  number_player: samplePlayers.length,
  is_enough_players: 1,
  is_standard_18: 1,
  insured: samplePlayers.map((player, place) => {
    const bought = packageOf(player)
    return {
      id: place,
      number: `HIO0000000${place}`,
      name: player.fullname,
      package_name: bought?.name ?? '',
      premium: bought?.premium ?? 0,
      cover: bought?.cover ?? freeHioCover,
      is_withdrawn: 0,
    }
  }),
}

/** A sample certificate, with invented people and the sample figures of the terms. */
export function SampleCertificate() {
  const t = useT('insurance')
  const rate = formatFigure(hioFeeRatePercent, useLanguage(), 1)
  return (
    <CertificateSheet
      certificate={sample}
      sample={
        <>
          <p>{t('sheet.prize', { amount: formatMoney(hioPrizePerPersonSample) })}</p>
          <p>{t('sheet.rate', { percent: rate })}</p>
        </>
      }
    />
  )
}
