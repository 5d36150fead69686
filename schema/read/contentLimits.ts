/** The largest content file that is read; a hundred times the sample has two megabytes. */
export const maxMegabytes = 10
/** The same in bytes. */
export const maxContentBytes = maxMegabytes * 1_000_000
