import { words } from '../messages/messages.ts'
import type { ModelNode } from '../node.ts'
import { pictureOfRow } from '../pictures.ts'
import { alt, picture, text } from '../values.ts'
import { sectionOfEntries } from './section.ts'

const shownPicture: ModelNode = {
  ...words('section.gallery.entry'),
  namedBy: ['file'],
  required: ['file', 'alt'],
  properties: {
    file: picture({
      ...words('section.gallery.entry.file'),
      role: pictureOfRow('/gallery/', 'door.jpg'),
    }),
    alt: alt('gallery.door.alt'),
    caption: text({
      ...words('section.gallery.entry.caption'),
      max: 120,
      example: 'gallery.door.caption',
    }),
  },
}

export const gallery = sectionOfEntries({
  type: 'gallery',
  entries: { type: 'galleryPicture', node: shownPicture, most: 24, distinct: ['file'] },
})
