import type { Bilingual } from '../../../schema/bilingual.ts'

/** The editor's words for pictures, in both languages side by side. */
export const picturesWords = {
  heic: {
    en: 'This is an iPhone’s photo in the HEIC format, which browsers do not show. On a Mac: open it in Preview, File › Export, JPEG. On Windows: open it in Photos or Paint, Save as, JPEG. On the iPhone: mail the photo to yourself in the size “Large”, or choose Settings › Camera › Formats › Most Compatible for the next ones. Then drop the new file here.',
    br: 'Esta é uma foto de iPhone no formato HEIC, que os navegadores não mostram. No Mac: abra-a em Pré-Visualização, Arquivo › Exportar, JPEG. No Windows: abra-a em Fotos ou no Paint, Salvar como, JPEG. No iPhone: mande a foto por e-mail para o seu próprio endereço, no tamanho “Grande”, ou escolha Ajustes › Câmera › Formatos › Mais Compatível para as próximas. Depois solte aqui o novo arquivo.',
  },
  emptyFile: {
    en: 'This file is empty: there is no picture in it. Download or export it again.',
    br: 'Este arquivo está vazio: não há imagem nele. Baixe ou exporte de novo.',
  },
  noPicture: {
    en: 'This is no picture that a page can show. Open it in Preview (Mac), Paint (Windows) or where it was made, save it as PNG or JPEG, and choose that.',
    br: 'Isto não é uma imagem que uma página possa mostrar. Abra o arquivo em Pré-Visualização (Mac), no Paint (Windows) ou no programa em que foi feito, salve como PNG ou JPEG e escolha esse.',
  },
  unsafePicture: {
    en: 'This drawing holds more than a drawing: a program, something that moves, or something from elsewhere. Open it in a browser such as Chrome or Edge, take a picture of the screen, or ask whoever drew it for a plain SVG or a PNG.',
    br: 'Este desenho contém mais do que um desenho: um programa, algo que se move ou algo de fora. Peça a quem o desenhou um SVG simples ou um PNG, ou abra-o no navegador e salve uma captura da tela em PNG.',
  },
  damagedPicture: {
    en: 'This picture is damaged and cannot be opened. Download it again, or ask whoever sent it to send it once more.',
    br: 'Esta imagem está danificada e não abre. Baixe-a de novo ou peça que a mandem outra vez.',
  },
  bigPicture: {
    en: 'This picture has more than 20 MB. Make it smaller: in Preview (Mac) under Tools › Adjust Size, in Paint (Windows) under Resize.',
    br: 'Esta imagem tem mais de 20 MB. Diminua-a: em Pré-Visualização (Mac), Ferramentas › Ajustar Tamanho; no Paint (Windows), Redimensionar.',
  },
  noDocument: {
    en: 'This is neither a PDF nor a page in HTML. Open it in the program it was made with, and save or print it as PDF.',
    br: 'Isto não é um PDF nem uma página em HTML. Abra o arquivo no programa em que foi feito e salve ou imprima como PDF.',
  },
  bigDocument: {
    en: 'This document has more than 20 MB. Save it as a smaller PDF.',
    br: 'Este documento tem mais de 20 MB. Salve-o como um PDF menor.',
  },
  bigDrawing: {
    en: 'This drawing has more than 1 MB. Export it simplified, without pictures inside it, or as a PNG.',
    br: 'Este desenho tem mais de 1 MB. Exporte-o simplificado, sem imagens dentro, ou como PNG.',
  },
  slowPicture: {
    en: 'This picture takes too long to draw, here and for your visitors. Export it without filters, or as a PNG.',
    br: 'Esta imagem demora demais para ser desenhada, aqui e para quem visita o site. Exporte-a sem filtros, ou como PNG.',
  },
} satisfies Record<string, Bilingual>
