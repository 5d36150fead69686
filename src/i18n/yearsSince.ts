/** The years from `from` to `year`, rounded: `from` can be the mean of several years. For 0, the year itself. */
export const yearsSince = (from: number, year: number) => String(Math.round(year - from))
