/** The image pages there are, by the `type` of their address. */
export const policyImageTypes = ['rules', 'policy', 'service-nab', 'service-stb', 'service-tech'] as const
export type PolicyImageType = (typeof policyImageTypes)[number]
