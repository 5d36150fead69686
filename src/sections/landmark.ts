import { createContext, use } from 'react'

/** Is a section a landmark? Of sections with the same title, only the first. */
const IsLandmark = createContext(true)

export const LandmarkProvider = IsLandmark.Provider

/** The id of the title as the landmark's name; undefined for a section that is no landmark. */
export function useLandmarkName(titleId: string): string | undefined {
  return use(IsLandmark) ? titleId : undefined
}
