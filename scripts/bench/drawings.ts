/** The drawings and colours of the built page, taken over into the limit page so that both paint the same. */

export interface Drawings {
  artwork: string
  /** Of the services in page order. */
  icons: string[]
  /** Custom properties that the drawings read, for the light and for the dark page. */
  light: string
  dark: string
}

const drawing = /<svg\b.*?<\/svg>/gs

function sectionOf(html: string, id: string): string {
  return new RegExp(`<section[^>]*\\bid="${id}".*?</section>`, 's').exec(html)?.[0] ?? ''
}

/** All icons are drawn on one grid; the section's ornaments are not. */
const isIcon = (svg: string) => svg.includes('viewBox="0 0 24 24"')

/** Classes name rules of the application's style sheet, which the limit page does without. */
const withoutClasses = (svg: string) => svg.replaceAll(/ class="[^"]*"/g, '')

function properties(html: string, svgs: string[]): Pick<Drawings, 'light' | 'dark'> {
  const names = new Set(svgs.flatMap((svg) => svg.match(/--[\w-]+/g) ?? []))
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

export function drawingsOf(html: string, heroId: string, servicesId: string): Drawings {
  const [artwork = ''] = (sectionOf(html, heroId).match(drawing) ?? []).toSorted(
    (a, b) => b.length - a.length,
  )
  const icons = (sectionOf(html, servicesId).match(drawing) ?? []).filter(isIcon)
  return {
    artwork: withoutClasses(artwork),
    icons: icons.map(withoutClasses),
    ...properties(html, [artwork, ...icons]),
  }
}
