/** How many tests run side by side on one product: each worker takes people and tee times of its own. */
export const workers = 2

/** Which of them this process is, from 0. */
export const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)
