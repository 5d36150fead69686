/** The oldest browsers that get the whole page, as Browserslist writes them: those of spring 2023. Older ones get its words (README.md). */
export const oldestBrowsers = ['chrome 111', 'edge 111', 'firefox 114', 'safari 16.4']

/** As Vite writes them. */
export const buildTarget = oldestBrowsers.map((browser) => browser.replace(' ', ''))
