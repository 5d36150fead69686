/** The years from `from` to `year`, rounded, because `from` can be a mean; `year` itself if `from` is 0. */
export const yearsSince = (from: number, year: number) => String(Math.round(year - from))
