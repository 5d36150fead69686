import { createContext, use } from 'react'

/** Whether a section is a landmark under its title: of sections with one title only the first is, for those of one name cannot be told apart. */
const IsLandmark = createContext(true)

export const LandmarkProvider = IsLandmark.Provider

/** The id of the title, for a section that is a landmark. */
export function useLandmarkName(titleId: string): string | undefined {
  return use(IsLandmark) ? titleId : undefined
}
