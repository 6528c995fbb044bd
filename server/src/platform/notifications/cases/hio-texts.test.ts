import { languages } from '@teeviet/contract/rules/languages'
import { describe, expect, it } from 'vitest'
import { bookingLink, witnessLink } from '../links.ts'
import { smsParts } from '../parts.ts'
import { hioClaimText, hioWitnessText } from './hio-texts.ts'

const publicUrl = 'https://teeviet.example'
const booking = {
  code: 'TV26112A9K',
  course: 'Sân golf Thủ Đức (Vietnam Golf & Country Club)',
  playDate: '2026-12-24',
  teeTimeAt: new Date('2026-12-24T06:30:00+07:00'),
}
const states = ['witnessed', 'denied', 'sent', 'paid', 'refused'] as const

describe.each(languages)('texts of hole-in-one claims in %s', (lang) => {
  const link = bookingLink(publicUrl, 1_234_567)
  const texts = [
    hioWitnessText(lang, booking, 18, witnessLink(publicUrl, 'k'.repeat(22))),
    ...states.map((state) => hioClaimText(lang, state, { number: 'HC7K2M4Q', link })),
  ]

  it('fill every slot within two parts, and begin with the sender', () => {
    for (const text of texts) {
      expect(smsParts(text), text).toBeLessThanOrEqual(2)
      expect(text).toMatch(/^(TeeViet: |\[TeeViet\] |【TeeViet】)/)
      expect(text).not.toMatch(/[{}]|undefined/)
      expect(text).toBe(text.normalize('NFC'))
    }
  })
})
