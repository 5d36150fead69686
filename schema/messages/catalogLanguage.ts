/** The catalogs' own names for the two languages. */
export type CatalogLanguage = 'en' | 'br'

export const inEn: Record<CatalogLanguage, string> = { en: 'English', br: 'Portuguese' }
export const inBr: Record<CatalogLanguage, string> = { en: 'inglês', br: 'português' }

export function other(language: CatalogLanguage): CatalogLanguage {
  return language === 'en' ? 'br' : 'en'
}

export interface Text {
  id: string
  language: CatalogLanguage
}
