import type { Bilingual, ReportLanguage } from '../../../schema/bilingual.ts'
import type { Problem } from '../../../schema/problem.ts'
import { words } from '../interfaceText.ts'

/** The editor's words for saving, in both languages side by side. */
export const savingWords = {
  nothingToSave: { en: 'Everything is saved.', br: 'Tudo está salvo.' },
  savedNow: { en: 'Saved.', br: 'Salvo.' },
  versionNotKept: {
    en: 'Saved. There was no room to keep it as a version: this one cannot be brought back later.',
    br: 'Salvo. Não houve espaço para guardar como versão: depois não dará para voltar a esta.',
  },
  fixFirst: {
    en: 'This cannot be saved yet: first mend what is marked in red.',
    br: 'Ainda não é possível salvar: primeiro corrija o que está em vermelho.',
  },
  fillInFirst: {
    en: 'This cannot be saved yet: first fill in what is empty.',
    br: 'Ainda não é possível salvar: primeiro preencha o que está vazio.',
  },
  whatChanged: { en: 'Save these changes?', br: 'Salvar estas mudanças?' },
  theirsTaken: {
    en: 'Somebody else changed the file. Their changes are here now, together with yours.',
    br: 'Outra pessoa alterou o arquivo. As mudanças dela já estão aqui, junto com as suas.',
  },
  theirsBroken: {
    en: 'Somebody else changed the file, and it cannot be read now. Nothing is written over it. Reload this page to mend it: your work is kept and offered again.',
    br: 'Outra pessoa alterou o arquivo, e agora ele não pode ser lido. Nada será gravado por cima. Recarregue esta página para corrigi-lo: o seu trabalho está guardado e será oferecido de novo.',
  },
  pictureRenamed: {
    en: 'Another program has put a file with the name of your new picture into “public”. Yours got another name; save once more.',
    br: 'Outro programa pôs na pasta “public” um arquivo com o nome da sua nova imagem. A sua ganhou outro nome; salve mais uma vez.',
  },
  before: { en: 'Before', br: 'Antes' },
  yours: { en: 'Yours', br: 'A sua' },
  theirs: { en: 'Theirs', br: 'A outra' },
  notThere: { en: '(removed)', br: '(removido)' },
  draft: { en: 'Work that was not saved', br: 'Trabalho que não foi salvo' },
  showDraft: { en: 'See what changed', br: 'Ver o que mudou' },
  dropDraft: { en: 'Throw it away', br: 'Descartar' },
  dropForGood: { en: 'Throw it away for good', br: 'Descartar de vez' },
  laidOutAnew: {
    en: 'The lines of the file are laid out anew: other programs will show all of them as changed.',
    br: 'As linhas do arquivo serão reorganizadas: em outros programas, todas vão aparecer como alteradas.',
  },
  fileFixed: {
    en: 'The file is mended, so that it can be read again.',
    br: 'O arquivo foi corrigido e pode ser lido de novo.',
  },
  notWritten: (cause: string): Bilingual => {
    if (cause === 'ENOSPC')
      return {
        en: 'Not saved: the disk is full. Make room and save again.',
        br: 'Não foi salvo: o disco está cheio. Libere espaço e salve de novo.',
      }
    if (['EACCES', 'EPERM', 'EROFS'].includes(cause))
      return {
        en: 'Not saved: you may not write to this file. Change its permissions and save again.',
        br: 'Não foi salvo: você não tem permissão para gravar neste arquivo. Mude as permissões e salve de novo.',
      }
    return {
      en: `Not saved: the computer could not write the file (${cause}).`,
      br: `Não foi salvo: o computador não conseguiu gravar o arquivo (${cause}).`,
    }
  },
  refused: (problems: readonly Problem[]): Bilingual => {
    const sentences = (language: ReportLanguage) =>
      problems
        .filter(({ severity }) => severity === 'error')
        .map(({ message, fix }) =>
          [message[language], words.howToFix[language], fix[language]].join(' '),
        )
        .join(' ')
    return {
      en: `Not saved. ${sentences('en')}`,
      br: `Não foi salvo. ${sentences('br')}`,
    }
  },
  draftFound: (time: string): Bilingual => ({
    en: `There is work that was not saved (last change: ${time}).`,
    br: `Há trabalho que não foi salvo (última alteração: ${time}).`,
  }),
}
