declare module 'virtual:site-content' {
  /** The content of the site, checked. */
  export const content: import('../schema/pageContent.ts').PageContent
}

interface ImportMetaEnv {
  /** Where the build has put the styles of what stands below the first section; undefined where all styles stand in the document. */
  readonly LATER_STYLES?: string
}

/** Where the build has put the scripts that are imported late; undefined in the dev server and in tests. */
declare module 'virtual:script-addresses' {
  export const captchaAddress: string | undefined
  export const emailAddress: string | undefined
}
