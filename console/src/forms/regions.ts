/** The parts of the country that courses are found by. */
export const regions = ['north', 'central', 'south'] as const
