const tiers = ['member', 'silver', 'gold', 'platinum'] as const

/** The name of a membership tier (`type_member` 0 to 3); anything else is an ordinary member. */
export function tierOf(typeMember: number): (typeof tiers)[number] {
  return tiers[typeMember] ?? 'member'
}
