import { usePage } from '../components/page.ts'

/** The id of the title, which names the landmark. Of sections with the same title, only the first is a landmark. */
export function useLandmarkName({ id }: { id: string }): string | undefined {
  return usePage().sectionsWithRepeatedTitle.includes(id) ? undefined : titleIdOf(id)
}

export const titleIdOf = (id: string) => `${id}-title`
