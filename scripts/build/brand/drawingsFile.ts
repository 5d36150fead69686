import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { sha256 } from '../../files/hashes.ts'
import { drawingSheet } from './drawings.ts'

/** The drawings below the first view, as a file of the built site. */
export function drawingsFile(content: SiteContent): { file: string; svg: string } {
  const svg = drawingSheet(content)
  const hash = sha256(svg).slice(0, 6)
  return { file: `assets/drawings-${hash}.svg`, svg }
}
