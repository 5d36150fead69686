import type { Bilingual } from '../bilingual.ts'

/** From which accent's hue a color is made, with which lightness, and with which chroma where the accent is strong. */
type Recipe = readonly [
  hue: 'accent' | 'second' | 'between',
  lightness: number,
  chroma: number,
]

interface Color {
  title: Bilingual
  /** What it is used for. */
  description: Bilingual
  example: string
  /** In each scheme; absent where it is not made from the accents. */
  recipes?: Readonly<Record<'light' | 'dark', Recipe>>
  /** The colors on which it is seen, each with the least contrast: 7 for text, 3 for controls and graphics. */
  on?: Readonly<Record<string, 7 | 3>>
  /** Needs no contrast: it shows nothing that one has to recognize. */
  isDecoration?: true
}

/** Every color of the page, with all that is known of it. */
export const colors = {
  background: {
    title: { en: 'Background', br: 'Fundo' },
    description: { en: 'The background of the page', br: 'O fundo da página' },
    example: '#fbf8f2',
    recipes: { light: ['second', 0.98, 0.011], dark: ['accent', 0.19, 0.018] },
  },
  surface: {
    title: { en: 'Form background', br: 'Fundo do formulário' },
    description: {
      en: 'The background of the contact form',
      br: 'O fundo do formulário de contato',
    },
    example: '#fffdf9',
    recipes: { light: ['second', 0.98, 0.011], dark: ['accent', 0.24, 0.024] },
  },
  tint: {
    title: { en: 'Light background', br: 'Fundo claro' },
    description: {
      en: 'The background of quotes, cases and portraits',
      br: 'O fundo dos depoimentos, dos casos e dos retratos',
    },
    example: '#f6e6d3',
    recipes: { light: ['between', 0.933, 0.031], dark: ['accent', 0.285, 0.034] },
  },
  wall: {
    title: { en: 'Section background', br: 'Fundo de seção' },
    description: {
      en: 'The background of a highlighted section, such as the clients. In dark mode, its text',
      br: 'O fundo de uma seção em destaque, como a dos clientes. No modo escuro, o texto dela',
    },
    example: '#f7bd16',
    recipes: { light: ['second', 0.828, 0.166], dark: ['second', 0.79, 0.158] },
    on: { ground: 7 },
  },
  line: {
    title: { en: 'Line', br: 'Linha' },
    description: { en: 'Dividing lines', br: 'Linhas de separação' },
    example: '#e3dacc',
    recipes: { light: ['second', 0.89, 0.021], dark: ['accent', 0.36, 0.034] },
    isDecoration: true,
  },
  text: {
    title: { en: 'Text', br: 'Texto' },
    description: { en: 'Text and headings', br: 'Textos e títulos' },
    example: '#1c1a17',
    recipes: { light: ['accent', 0.24, 0.06], dark: ['second', 0.961, 0.013] },
    on: { background: 7, surface: 7, tint: 7 },
  },
  fieldLine: {
    title: { en: 'Field line', br: 'Contorno dos campos' },
    description: {
      en: 'The lines around the fields of the form',
      br: 'As linhas em volta dos campos do formulário',
    },
    example: '#8a7f72',
    recipes: { light: ['accent', 0.55, 0.07], dark: ['accent', 0.65, 0.07] },
    on: { background: 3, surface: 3 },
  },
  accent: {
    title: { en: 'Accent', br: 'Cor principal' },
    description: {
      en: 'Figures, prices, times and the numbers of steps, and headlines of the layout “split”',
      br: 'Números, preços, horários e a numeração dos passos, e os títulos da composição “split”',
    },
    example: '#8c300f',
    on: { background: 7, surface: 7, tint: 7 },
  },
  onAccent: {
    title: { en: 'Text on the accent', br: 'Texto sobre a cor principal' },
    description: {
      en: 'The letter on the icons of a company without a logo',
      br: 'A letra nos ícones de uma empresa sem logo',
    },
    example: '#fffdf9',
    recipes: { light: ['second', 0.98, 0.011], dark: ['accent', 0.214, 0.07] },
    on: { accent: 7 },
  },
  error: {
    title: { en: 'Error', br: 'Erro' },
    description: {
      en: 'The message below a field that is not filled in',
      br: 'O aviso abaixo de um campo não preenchido',
    },
    example: '#a1141e',
    on: { background: 7, surface: 7 },
  },
  panel: {
    title: { en: 'Dark background', br: 'Fundo escuro' },
    description: {
      en: 'The background of the headline and of dark areas',
      br: 'O fundo do título principal e das áreas escuras',
    },
    example: '#7a290c',
    recipes: { light: ['accent', 0.399, 0.119], dark: ['accent', 0.29, 0.078] },
  },
  ground: {
    title: { en: 'Footer background', br: 'Fundo do rodapé' },
    description: {
      en: 'The background of the footer and the ground of the drawing',
      br: 'O fundo do rodapé e o chão do desenho',
    },
    example: '#3f1508',
    recipes: { light: ['accent', 0.26, 0.07], dark: ['accent', 0.135, 0.03] },
  },
  onGround: {
    title: { en: 'Text on dark backgrounds', br: 'Texto sobre fundo escuro' },
    description: {
      en: 'Text on dark backgrounds, and the columns of the drawing',
      br: 'O texto sobre fundo escuro e as colunas do desenho',
    },
    example: '#fdf8ef',
    recipes: { light: ['second', 0.98, 0.011], dark: ['second', 0.955, 0.027] },
    on: { panel: 7, ground: 7 },
  },
  sky: {
    title: { en: 'Sky', br: 'Céu' },
    description: { en: 'The sky of the drawing', br: 'O céu do desenho' },
    example: '#c04a1b',
    recipes: { light: ['accent', 0.562, 0.162], dark: ['accent', 0.299, 0.09] },
    isDecoration: true,
  },
  horizon: {
    title: { en: 'Sky at the horizon', br: 'Céu no horizonte' },
    description: {
      en: 'The sky of the drawing at the horizon',
      br: 'O céu do desenho no horizonte',
    },
    example: '#e78a33',
    recipes: { light: ['between', 0.718, 0.149], dark: ['between', 0.553, 0.148] },
    isDecoration: true,
  },
  sun: {
    title: { en: 'Sun', br: 'Sol' },
    description: {
      en: 'The sun of the drawing, and buttons on dark backgrounds under the mouse',
      br: 'O sol do desenho e os botões sobre fundo escuro sob o mouse',
    },
    example: '#f7bd16',
    on: { ground: 7, panel: 3 },
  },
  hills: {
    title: { en: 'Hills', br: 'Morros' },
    description: { en: 'The hills of the drawing', br: 'Os morros do desenho' },
    example: '#8c3410',
    recipes: { light: ['accent', 0.446, 0.128], dark: ['accent', 0.304, 0.075] },
    isDecoration: true,
  },
  shade: {
    title: { en: 'Shade', br: 'Sombra' },
    description: {
      en: 'The shaded side of the columns of the drawing',
      br: 'O lado sombreado das colunas do desenho',
    },
    example: '#e0b998',
    recipes: { light: ['between', 0.812, 0.063], dark: ['between', 0.693, 0.055] },
    isDecoration: true,
  },
  palm: {
    title: { en: 'Palm tree', br: 'Cor da palmeira' },
    description: { en: 'The palm of the drawing', br: 'A palmeira do desenho' },
    example: '#123c28',
    recipes: { light: ['accent', 0.32, 0.059], dark: ['accent', 0.66, 0.1] },
    isDecoration: true,
  },
} as const satisfies Record<string, Color>

type Name = keyof typeof colors

type Front = { [N in Name]: (typeof colors)[N] extends { on: object } ? N : never }[Name]
type Back = { [N in Front]: keyof (typeof colors)[N]['on'] }[Front]
type Decoration = {
  [N in Name]: (typeof colors)[N] extends { isDecoration: true } ? N : never
}[Name]

/** The colors that are seen on another, have others on them, or only decorate. */
export type Role = Front | Back | Decoration

/** The names of all colors. A color in no pair that is not a decoration does not compile. */
export const roles: readonly Role[] = keysOf(colors)

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[]
}
