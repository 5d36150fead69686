import type { Bilingual } from '../../../schema/bilingual.ts'

/** The editor's words for changes, in both languages side by side. */
export const changesWords = {
  fileAdded: { en: 'New picture', br: 'Imagem nova' },
  documentAdded: { en: 'New document', br: 'Documento novo' },
  fileRemoved: { en: 'Picture removed', br: 'Imagem removida' },
  changed: { en: 'Changed', br: 'Alterado' },
  added: { en: 'Added', br: 'Adicionado' },
  removedWord: { en: 'Removed', br: 'Removido' },
  movedWord: { en: 'Moved', br: 'Movido' },
  switchedOn: { en: 'Switched on', br: 'Ligado' },
  switchedOff: { en: 'Switched off', br: 'Desligado' },
  shown: { en: 'Back on the page', br: 'De volta à página' },
} satisfies Record<string, Bilingual>
