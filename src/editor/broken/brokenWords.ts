import type { Bilingual } from '../../../schema/bilingual.ts'

/** The editor's words for a file that cannot be read, in both languages side by side. */
export const brokenWords = {
  draftOfBroken: {
    en: 'You can also go on with your own work, which was not saved. The file stays as it is until you save.',
    br: 'Você também pode continuar com o seu trabalho, que não foi salvo. O arquivo fica como está até você salvar.',
  },
  brokenFile: {
    en: 'The file of the content cannot be read as it is',
    br: 'O arquivo do conteúdo não pode ser lido como está',
  },
  canBeFixed: {
    en: 'It can be mended. Only this changes:',
    br: 'Dá para corrigir. Só isto muda:',
  },
  versionsMixed: {
    en: 'Two versions of it were mixed, yours and somebody else’s. Both can be read: where they differ, you choose.',
    br: 'Duas versões dele foram misturadas, a sua e a de outra pessoa. As duas podem ser lidas: onde elas diferem, você escolhe.',
  },
  chooseAndOpen: { en: 'Choose and open', br: 'Escolher e abrir' },
  cannotBeFixed: {
    en: 'The editor cannot mend this by itself. Open the file (content/site.json) in a text editor; as soon as it can be read again, it opens here by itself:',
    br: 'O editor não consegue corrigir isto sozinho. Abra o arquivo (content/site.json) num editor de texto; assim que puder ser lido de novo, ele se abre aqui sozinho:',
  },
  fixAndOpen: { en: 'Mend it and open', br: 'Corrigir e abrir' },
  line: (line: number, near?: string): Bilingual => ({
    en: near === undefined ? `Line ${line}` : `Line ${line}, near “${near}”`,
    br: near === undefined ? `Linha ${line}` : `Linha ${line}, perto de “${near}”`,
  }),
}
