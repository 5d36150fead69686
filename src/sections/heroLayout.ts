import type { HeroSection } from '../../schema/generated/siteContent.ts'
import { defaultLayout } from '../../schema/model/defaults.ts'
import { usePage } from '../components/page.ts'

export type HeroLayout = NonNullable<HeroSection['layout']>

/** The layout of the first hero, with which the sections below it are aligned. */
export function useHeroLayout(): HeroLayout {
  const { sections } = usePage().site
  return sections.find((section) => section.type === 'hero')?.layout ?? defaultLayout
}

export const useIsBelowHorizon = () => useHeroLayout() === 'horizon'

/** Below a hero with a horizon, headings and texts of entries are centered; on phones, they are at the left. */
export const centered = {
  display: { sm: 'grid' },
  alignContent: 'start',
  justifyItems: { sm: 'center' },
  textAlign: { sm: 'center' },
  '& p': { textWrap: 'balance' },
} as const
