import { createContext, use } from 'react'

import type { PageContent } from '../../schema/pageContent.ts'

interface Page extends PageContent {
  /** The current year of the visitor. */
  year: number
}

const PageContext = createContext<Page | null>(null)

export const PageProvider = PageContext.Provider

/** Returns the content, and the data that all parts of the page share. */
export function usePage(): Page {
  const page = use(PageContext)
  if (!page) throw new Error('Failed to read the page: no PageProvider above.')
  return page
}
