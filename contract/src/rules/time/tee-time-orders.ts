/** The orders of the list of tee times across courses. */
export const teeTimeOrders = ['time', 'price', 'distance'] as const
export type TeeTimeOrder = (typeof teeTimeOrders)[number]
