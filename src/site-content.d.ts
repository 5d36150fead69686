declare module 'virtual:site-content' {
  /** The content of the site, checked. */
  export const content: import('../schema/pageContent.ts').PageContent
}
