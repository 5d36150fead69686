import { useEffect } from 'react'

import type { TypefaceName } from '../../../schema/look/typefaces.ts'

/** Loads the typeface of the headings by its style sheet (scripts/edit/writeTypefaces.ts). */
export function useTypeface(typeface: TypefaceName): void {
  useEffect(() => {
    if (typeface === 'system') return undefined
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = `typefaces/${typeface}.css`
    document.head.append(link)
    return () => link.remove()
  }, [typeface])
}
