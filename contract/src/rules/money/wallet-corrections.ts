/** What staff do to a golfer's wallet: give points of the operator, or take some back. */
export const walletCorrections = ['give', 'take'] as const
export type WalletCorrection = (typeof walletCorrections)[number]
