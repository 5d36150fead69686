import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { sha256 } from '../../files/hashes.ts'
import { publicFolder } from '../../files/paths.ts'
import { framedLogo } from './logo.ts'

/** A larger logo would delay those of the first view. */
const maxLogoBytes = 5_000
/** The logos are below each other, with a gap. */
const [logoWidth, logoHeight, rowHeight] = [100, 40, 50]

/**
 * The clients' drawn logos in one file, which saves HTTP headers: the sample's logos take 6,100 bytes with headers, and
 * 12,600 in 12 files. Three kinds of logos keep separate files: large ones; those with ids or styles, which would apply
 * to all logos; and those on plates, which have other proportions.
 */
export async function logoSheet({ clients = [] }: SiteContent, contentFile: string) {
  /** The ids of the clients whose logos are in the file. They are the fragments in the logos' addresses. */
  const ids: string[] = []
  const elements: string[] = []
  for (const { id, logo, plate } of clients) {
    if (plate || !logo.endsWith('.svg')) continue
    const bytes = readFileSync(join(publicFolder(contentFile), logo))
    const framedBytes = await framedLogo(bytes, { isDrawing: true })
    // A logo without ink is unchanged. It may begin with an XML declaration, which is valid only at the start of a file.
    if (bytes.equals(framedBytes)) continue
    const svg = Buffer.from(framedBytes).toString()
    if (svg.length > maxLogoBytes || /\s(?:id|class)=|<style/.test(svg)) continue
    const y = ids.push(id) * rowHeight
    elements.push(
      `<view id="${id}" viewBox="0 ${y} ${logoWidth} ${logoHeight}"/>`,
      svg.replace('<svg', `<svg y="${y}" width="${logoWidth}" height="${logoHeight}"`),
    )
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${elements.join('')}</svg>`
  return { file: `assets/logos-${sha256(svg).slice(0, 6)}.svg`, svg, ids }
}

/** The content with the addresses of the logos in the shared file. */
export async function withLogoSheet(
  content: SiteContent,
  contentFile: string,
): Promise<SiteContent> {
  const { file, ids } = await logoSheet(content, contentFile)
  const { clients = [] } = content
  return {
    ...content,
    clients: clients.map((client) =>
      ids.includes(client.id) ? { ...client, logo: `/${file}#${client.id}` } : client,
    ),
  }
}
