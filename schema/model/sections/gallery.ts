import type { ModelNode } from '../node.ts'
import { pictureOfRow } from '../pictures.ts'
import { alt, photoFile, text } from '../values.ts'
import { sectionOfEntries } from './section.ts'

const shownPicture: ModelNode = {
  title: { en: 'Picture', br: 'Imagem' },
  entryName: { en: 'picture #', br: 'a imagem #' },
  namedBy: ['file'],
  required: ['file', 'alt'],
  properties: {
    file: photoFile(pictureOfRow('/gallery/', 'door.jpg'), {
      en: 'A photo (JPEG, PNG, WebP or AVIF) or an SVG, upright or wide: it is shown whole.',
      br: 'Uma foto (JPEG, PNG, WebP ou AVIF) ou um SVG, na vertical ou na horizontal: ela aparece inteira.',
    }),
    alt: alt('gallery.door.alt'),
    caption: text({
      title: { en: 'Caption', br: 'Legenda' },
      help: {
        en: 'The text below the picture. Optional.',
        br: 'O texto abaixo da imagem. Opcional.',
      },
      max: 120,
      example: 'gallery.door.caption',
    }),
  },
}

export const gallery = sectionOfEntries({
  type: 'gallery',
  title: { en: 'Gallery', br: 'Galeria' },
  heading: { en: 'See for yourself', br: 'Veja de perto' },
  description: {
    en: 'Pictures in rows, with captions if you like.',
    br: 'Imagens em fileiras, com legendas se quiser.',
  },
  entries: {
    type: 'galleryPicture',
    node: shownPicture,
    all: { en: 'The pictures', br: 'As imagens' },
    most: 24,
    distinct: ['file'],
  },
})
