/** Whole years from `from` to `year`, to the nearest: `from` may be the mean of several years. Of 0 it is the year itself. */
export const yearsSince = (from: number, year: number) => String(Math.round(year - from))
