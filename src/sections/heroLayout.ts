import { createContext, use } from 'react'

import type { HeroSection } from '../../schema/generated/siteContent.ts'
import { defaultLayout } from '../../schema/model/defaults.ts'

export type HeroLayout = NonNullable<HeroSection['layout']>

/** How the page begins: the sections below go on in the same way. */
const Layout = createContext<HeroLayout>(defaultLayout)

export const HeroLayoutProvider = Layout.Provider

export const useHeroLayout = () => use(Layout)

export const useIsBelowHorizon = () => use(Layout) === 'horizon'

/** Below a horizon, headings and the words of entries are in the middle; on phones at the left. */
export const centered = {
  display: { sm: 'grid' },
  alignContent: 'start',
  justifyItems: { sm: 'center' },
  textAlign: { sm: 'center' },
  '& p': { textWrap: 'balance' },
} as const
