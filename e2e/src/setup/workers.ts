/**
 * How many tests run side by side on one product: each worker uses golfers and tee times of its own. Two for each
 * processor of a small machine, since a test mostly waits: for clocks, for notices and for the screen.
 */
export const workers = 4

/** Which of them this process is, from 0. */
export const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)
