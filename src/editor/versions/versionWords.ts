import type { Bilingual } from '../../../schema/bilingual.ts'
/** The editor's words for earlier versions, in both languages side by side. */
import type { Language } from '../../../schema/languages.ts'
import { languageName } from '../interfaceText.ts'

export const versionWords = {
  versions: { en: 'Versions', br: 'Versões' },
  help: {
    en: 'Every save and every publication is kept as a version. Choose one to see it beside what you have now.',
    br: 'Cada vez que você salva ou publica, fica guardada uma versão. Escolha uma para ver ao lado do que você tem agora.',
  },
  none: {
    en: 'There are no versions yet. The first one is made when you save.',
    br: 'Ainda não há versões. A primeira é criada quando você salvar.',
  },
  older: { en: 'Show older ones', br: 'Mostrar mais antigas' },
  retention: {
    en: 'Everything of the last 30 days is kept; of older days the last version of each, and whatever was published. Above 500 MB the oldest go.',
    br: 'Tudo dos últimos 30 dias fica guardado; dos dias anteriores, a última versão de cada dia e tudo o que foi publicado. Acima de 500 MB, as mais antigas saem.',
  },
  gitUnanswered: {
    en: 'Git did not answer, so its versions are missing here. Those that the editor keeps are all there.',
    br: 'O Git não respondeu, por isso faltam aqui as versões dele. As que o editor guarda estão todas aqui.',
  },

  savedHere: { en: 'Saved', br: 'Salva' },
  foundHere: {
    en: 'As it was before a save',
    br: 'Como estava antes de salvar',
  },
  publishedHere: { en: 'Published', br: 'Publicada' },
  online: { en: 'Online now', br: 'No ar agora' },
  lastPublished: { en: 'Published last', br: 'Última publicada' },
  inFolderNow: { en: 'In the folder or ZIP now', br: 'Agora na pasta ou no ZIP' },
  first: { en: 'The first version', br: 'A primeira versão' },
  noWords: {
    en: 'No words changed: pictures, or how the file is laid out',
    br: 'Nenhum texto mudou: imagens ou a disposição do arquivo',
  },
  notCompared: {
    en: 'It cannot be compared word by word with the one before.',
    br: 'Não dá para comparar palavra por palavra com a anterior.',
  },
  unreadable: {
    en: 'This version is damaged: its text cannot be read.',
    br: 'Esta versão está danificada: o texto não pode ser lido.',
  },
  noContent: {
    en: 'This version cannot be shown as a page: its text is no content that this editor knows. This is what it says:',
    br: 'Esta versão não pode ser mostrada como página: o texto não é um conteúdo que este editor conheça. É isto o que ela diz:',
  },

  choose: {
    en: 'Choose a version in the list.',
    br: 'Escolha uma versão na lista.',
  },
  thisVersion: { en: 'This version', br: 'Esta versão' },
  now: { en: 'What you have now', br: 'O que você tem agora' },
  notShown: {
    en: 'The page of today cannot show this version.',
    br: 'A página de hoje não consegue mostrar esta versão.',
  },
  same: {
    en: 'It says the same as what you have now.',
    br: 'Diz o mesmo que você tem agora.',
  },
  wouldChange: {
    en: 'What would change if it came back',
    br: 'O que mudaria se ela voltasse',
  },
  bringAllBack: { en: 'Bring this version back', br: 'Trazer esta versão de volta' },
  bringBack: { en: 'Bring this back', br: 'Trazer de volta' },
  removeAsThen: { en: 'Remove it, as it was then', br: 'Remover, como era então' },
  broughtBack: {
    en: 'Brought back, and not saved yet. Undo takes it away again.',
    br: 'Trazido de volta, ainda sem salvar. Desfazer volta atrás.',
  },
  notBroughtBack: {
    en: 'The pictures of this version cannot be read now. Nothing was changed.',
    br: 'As imagens desta versão não podem ser lidas agora. Nada foi mudado.',
  },

  earlier: { en: 'What it said before', br: 'O que dizia antes' },
  neverElse: {
    en: 'It has never said anything else.',
    br: 'Nunca disse outra coisa.',
  },
  notFound: {
    en: 'In the versions looked through it said nothing else.',
    br: 'Nas versões olhadas não dizia outra coisa.',
  },
  furtherBack: { en: 'Look further back', br: 'Olhar mais para trás' },
  wasEmpty: { en: '(empty)', br: '(vazio)' },
  looking: { en: 'Looking…', br: 'Procurando…' },
  unsaved: { en: 'not saved yet', br: 'ainda não salvo' },
} satisfies Record<string, Bilingual>

export const versionsSaid = {
  room: (megabytes: string): Bilingual => ({
    en: `The versions on this computer take ${megabytes} MB.`,
    br: `As versões neste computador ocupam ${megabytes} MB.`,
  }),
  brokenFile: (file: string): Bilingual => ({
    en: `This version is damaged. Its file: ${file}`,
    br: `Esta versão está danificada. O arquivo dela: ${file}`,
  }),
  more: (count: number): Bilingual => ({
    en: count === 1 ? 'and 1 change more' : `and ${count} changes more`,
    br: count === 1 ? 'e mais 1 mudança' : `e mais ${count} mudanças`,
  }),
  otherShape: (count: number): Bilingual => ({
    en: `This version is not as the page needs it today, in ${count === 1 ? 'one place' : `${count} places`}: it is older than a change of the content’s form, or was not finished. It is shown as far as possible; brought back, “Problems” says what to mend.`,
    br: `Esta versão não está como a página precisa hoje, em ${count === 1 ? 'um lugar' : `${count} lugares`}: é de antes de uma mudança na forma do conteúdo ou não estava pronta. É mostrada até onde dá; se voltar, “Problemas” diz o que corrigir.`,
  }),
  since: (time: string): Bilingual => ({
    en: `since ${time}`,
    br: `desde ${time}`,
  }),
  olderText: (
    language: Language,
    time: string,
    other: Language,
    otherTime: string,
  ): Bilingual => ({
    en: `${languageName(language).en} is older: ${time}. ${languageName(other).en}: ${otherTime}. Does it still say the same?`,
    br: `${languageName(language).br} está mais antigo: ${time}. ${languageName(other).br}: ${otherTime}. Ainda diz o mesmo?`,
  }),
}
