/** The oldest browsers that get the complete page (spring 2023), for Browserslist. Older ones get its texts (README.md). */
export const oldestBrowsers = ['chrome 111', 'edge 111', 'firefox 114', 'safari 16.4']

/** The same browsers in Vite's notation. */
export const buildTarget = oldestBrowsers.map((browser) => browser.replace(' ', ''))
