/** The drawings and colours of the built page, taken over into the limit page so that both paint the same. */

export interface Drawings {
  /** The company's mark, as an image. */
  mark: string
  /** The flags, and last the sign of the menu. */
  header: string[]
  /** Of each section, by its id, in the order of the page. */
  sections: ReadonlyMap<string, { icons: string[]; others: string[] }>
  /** The faces of the headings. */
  fonts: string
  /** Custom properties that the page reads, for the light and for the dark one. */
  light: string
  dark: string
}

const drawing = /<svg\b.*?<\/svg>/gs
const section = /<(section|footer)\b[^>]*\bid="([^"]*)".*?<\/\1>/gs

/** All icons are drawn on one grid; ornaments are not. */
const isIcon = (svg: string) => svg.includes('viewBox="0 0 24 24"')

/** Classes name rules of the application's style sheet, which the limit page does without. */
const withoutClasses = (markup: string) => markup.replaceAll(/ class="css-[^"]*"/g, '')

const drawingsIn = (html = '') => (html.match(drawing) ?? []).map(withoutClasses)

/** The values of a custom property: the light page's stands first, the dark one's last. */
function colors(html: string): Pick<Drawings, 'light' | 'dark'> {
  const light = new Map<string, string>()
  const dark = new Map<string, string>()
  for (const [, name = '', value = ''] of html.matchAll(/(--[\w-]+):([^;}]+)/g)) {
    if (!light.has(name)) light.set(name, value)
    dark.set(name, value)
  }
  const declared = (values: Map<string, string>) =>
    [...values].map(([name, value]) => `${name}:${value}`).join(';')
  return { light: declared(light), dark: declared(dark) }
}

export function drawingsOf(html: string): Drawings {
  const header = /<header\b.*?<\/header>/s.exec(html)?.[0] ?? ''
  const sections = [...html.matchAll(section)].map(([markup, , id = '']) => {
    const all = drawingsIn(markup)
    const others = all.filter((svg) => !isIcon(svg))
    return [id, { icons: all.filter(isIcon), others }] as const
  })
  return {
    mark: withoutClasses(/<img\b[^>]*>/.exec(header)?.[0] ?? ''),
    header: drawingsIn(header),
    sections: new Map(sections),
    fonts: html.match(/@font-face\{.*?\}/gs)?.join('') ?? '',
    ...colors(html),
  }
}
