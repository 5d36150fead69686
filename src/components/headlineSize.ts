/** The size of a headline: on a phone `share` percent of the window's width. */
export const headlineSize = (share: number) =>
  `clamp(1.75rem, min(${share}vw, 1.43rem + 5.4vw), 7rem)`
