import { group } from './groups.ts'
import type { ModelNode } from './node.ts'
import { color } from './values.ts'

export const tunedColors: ModelNode = group({
  properties: {
    background: color({
      title: { en: 'Background', br: 'Fundo' },
      description: { en: 'The background of the page', br: 'O fundo da página' },
      example: '#fbf8f2',
    }),
    surface: color({
      title: { en: 'Surface', br: 'Superfície' },
      description: {
        en: 'The background of cards and fields',
        br: 'O fundo dos cartões e dos campos',
      },
      example: '#fffdf9',
    }),
    tint: color({
      title: { en: 'Tint', br: 'Tom leve' },
      description: {
        en: 'A breath of the accent behind icons and pressed buttons',
        br: 'Um leve tom da cor principal atrás de ícones e botões pressionados',
      },
      example: '#f6e6d3',
    }),
    wall: color({
      title: { en: 'Wall', br: 'Parede' },
      description: {
        en: 'The background of a section that stands out, such as the clients; by night what is written there',
        br: 'O fundo de uma seção que se destaca, como a dos clientes; à noite, o que está escrito nela',
      },
      example: '#f7bd16',
    }),
    line: color({
      title: { en: 'Line', br: 'Linha' },
      description: { en: 'Lines that only divide', br: 'Linhas que só separam' },
      example: '#e3dacc',
    }),
    text: color({
      title: { en: 'Text', br: 'Texto' },
      description: { en: 'Text and headings', br: 'Textos e títulos' },
      example: '#1c1a17',
    }),
    mutedText: color({
      title: { en: 'Muted text', br: 'Texto discreto' },
      description: {
        en: 'Text of less weight, such as descriptions',
        br: 'Texto de menor peso, como as descrições',
      },
      example: '#4f4940',
    }),
    fieldLine: color({
      title: { en: 'Field line', br: 'Contorno dos campos' },
      description: {
        en: 'The lines around the fields of the form',
        br: 'As linhas em volta dos campos do formulário',
      },
      example: '#8a7f72',
    }),
    accent: color({
      title: { en: 'Accent', br: 'Cor principal' },
      description: { en: 'Buttons, links and icons', br: 'Botões, links e ícones' },
      example: '#8c300f',
    }),
    accentHover: color({
      title: { en: 'Accent under the mouse', br: 'Cor principal sob o mouse' },
      description: {
        en: 'Buttons and links while the mouse is over them',
        br: 'Botões e links enquanto o mouse está sobre eles',
      },
      example: '#6f260b',
    }),
    onAccent: color({
      title: { en: 'Text on the accent', br: 'Texto sobre a cor principal' },
      description: { en: 'The words on buttons', br: 'As palavras dos botões' },
      example: '#fffdf9',
    }),
    error: color({
      title: { en: 'Error', br: 'Erro' },
      description: {
        en: 'The words below a field that is not filled in',
        br: 'As palavras abaixo de um campo não preenchido',
      },
      example: '#a1141e',
    }),
    panel: color({
      title: { en: 'Panel', br: 'Painel' },
      description: {
        en: 'The background of the first words and of dark panels',
        br: 'O fundo das primeiras palavras e dos painéis escuros',
      },
      example: '#7a290c',
    }),
    ground: color({
      title: { en: 'Ground', br: 'Chão' },
      description: {
        en: 'The background of the footer and the floor of the drawing',
        br: 'O fundo do rodapé e o chão do desenho',
      },
      example: '#3f1508',
    }),
    onGround: color({
      title: { en: 'Text on panel and ground', br: 'Texto sobre painel e chão' },
      description: {
        en: 'Words on panel and ground, and the columns of the drawing',
        br: 'As palavras sobre o painel e o chão, e as colunas do desenho',
      },
      example: '#fdf8ef',
    }),
    sky: color({
      title: { en: 'Sky', br: 'Céu' },
      description: { en: 'The sky of the drawing', br: 'O céu do desenho' },
      example: '#c04a1b',
    }),
    horizon: color({
      title: { en: 'Horizon', br: 'Horizonte' },
      description: {
        en: 'The sky of the drawing at the horizon',
        br: 'O céu do desenho no horizonte',
      },
      example: '#e78a33',
    }),
    sun: color({
      title: { en: 'Sun', br: 'Sol' },
      description: {
        en: 'The sun of the drawing, and buttons on dark backgrounds under the mouse',
        br: 'O sol do desenho e os botões sobre fundo escuro sob o mouse',
      },
      example: '#f7bd16',
    }),
    hills: color({
      title: { en: 'Hills', br: 'Morros' },
      description: { en: 'The hills of the drawing', br: 'Os morros do desenho' },
      example: '#8c3410',
    }),
    shade: color({
      title: { en: 'Shade', br: 'Sombra' },
      description: {
        en: 'The shaded side of the columns of the drawing',
        br: 'O lado sombreado das colunas do desenho',
      },
      example: '#e0b998',
    }),
    palm: color({
      title: { en: 'Palm', br: 'Palmeira' },
      description: { en: 'The palm of the drawing', br: 'A palmeira do desenho' },
      example: '#123c28',
    }),
  },
})
