/** The drawings and colours of the built page, taken over into the limit page so that both paint the same. */

export interface Drawings {
  artwork: string
  /** Of the services in page order. */
  icons: string[]
  /** What else a section is adorned with, by its id. */
  ornaments: ReadonlyMap<string, string[]>
  /** Custom properties that the drawings read, for the light and for the dark page. */
  light: string
  dark: string
}

const drawing = /<svg\b.*?<\/svg>/gs

const section = /<(section|footer)\b[^>]*\bid="([^"]*)".*?<\/\1>/gs

/** All icons are drawn on one grid; the section's ornaments are not. */
const isIcon = (svg: string) => svg.includes('viewBox="0 0 24 24"')

/** Classes name rules of the application's style sheet, which the limit page does without. */
const withoutClasses = (svg: string) => svg.replaceAll(/ class="[^"]*"/g, '')

/** What the hero's drawing stands on. */
const ground = '--mui-palette-brand-panel'

function properties(html: string, svgs: string[]): Pick<Drawings, 'light' | 'dark'> {
  const names = new Set([ground, ...svgs.flatMap((svg) => svg.match(/--[\w-]+/g) ?? [])])
  const values = [...names].map((name) => {
    const found = [...html.matchAll(new RegExp(`${name}:([^;}]+)`, 'g'))].map(
      ([, value]) => value,
    )
    return {
      name,
      light: found[0] ?? 'currentColor',
      dark: found.at(-1) ?? 'currentColor',
    }
  })
  return {
    light: values.map(({ name, light }) => `${name}:${light}`).join(';'),
    dark: values.map(({ name, dark }) => `${name}:${dark}`).join(';'),
  }
}

/** The hero's drawing is its largest one. */
export function drawingsOf(html: string, heroId: string, servicesId: string): Drawings {
  const drawings = new Map<string, string[]>()
  for (const [markup, , id = ''] of html.matchAll(section))
    drawings.set(id, (markup.match(drawing) ?? []).map(withoutClasses))
  const [artwork = ''] = (drawings.get(heroId) ?? []).toSorted(
    (a, b) => b.length - a.length,
  )
  const isOrnament = (svg: string) => !isIcon(svg) && svg !== artwork
  return {
    artwork,
    icons: (drawings.get(servicesId) ?? []).filter(isIcon),
    ornaments: new Map([...drawings].map(([id, svgs]) => [id, svgs.filter(isOrnament)])),
    ...properties(html, [...drawings.values()].flat()),
  }
}
