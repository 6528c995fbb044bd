type Facts = {
  readonly is_withdrawn: number
  readonly is_enough_players: number
  readonly is_standard_18: number
}

/**
 * The status of a certificate for its round: a certificate in force still pays no hole-in-one prize for a round with
 * fewer than three players or off a standard 18-hole course.
 */
export function certificateStatus(certificate: Facts): 'withdrawn' | 'notQualifying' | 'valid' {
  if (certificate.is_withdrawn === 1) return 'withdrawn'
  const qualifies = certificate.is_enough_players === 1 && certificate.is_standard_18 === 1
  return qualifies ? 'valid' : 'notQualifying'
}
