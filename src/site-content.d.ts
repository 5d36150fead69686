declare module 'virtual:site-content' {
  type SiteContent = import('../schema/siteContent.ts').SiteContent
  type CompiledCatalog = import('../schema/compileCatalog.ts').CompiledCatalog
  type Language = import('./i18n/languages.ts').Language

  /** The checked content, without what only editors need and without the texts. */
  export const site: Omit<SiteContent, '$schema' | 'catalogs'>
  export const catalogs: Record<Language, CompiledCatalog>
}
