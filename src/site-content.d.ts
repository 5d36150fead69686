declare module 'virtual:site-content' {
  /** The checked content of the site. */
  export const content: import('../schema/pageContent.ts').PageContent
}

interface ImportMetaEnv {
  /** Address of the styles below the first section; undefined when all styles are in the document. */
  readonly LATER_STYLES?: string
  /** The origin of the live site, for the editor that has GitHub as its storage; "" if it is not known. */
  readonly SITE_ORIGIN: string
  /** The repository that the editor was built for, as in "ana/site"; "" if it is not known. */
  readonly REPOSITORY: string
}

/** Addresses of scripts that are imported late; undefined in the dev server and in tests. */
declare module 'virtual:script-addresses' {
  export const captchaAddress: string | undefined
  export const emailAddress: string | undefined
}
