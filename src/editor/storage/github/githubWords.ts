/** What the page says of a content that lies at GitHub. */
import type { Bilingual } from '../../../../schema/bilingual.ts'
import type { StorageWords } from '../storage.ts'
import { githubFailureWords } from './githubFailure.ts'

export const githubWords: StorageWords = {
  welcome: {
    en: 'Tap anything in the page, and its field opens. Save writes it to your repository at GitHub, which puts it online.',
    br: 'Toque em qualquer coisa da página, e o campo dela se abre. Salvar grava no seu repositório do GitHub, que põe no ar.',
  },
  unreadable: {
    en: 'This repository has no content of a site: there is no file content/site.json in its branch.',
    br: 'Este repositório não tem o conteúdo de um site: não há o arquivo content/site.json no ramo dele.',
  },
  unavailable: githubFailureWords({ code: 'offline' }),
  gone: {
    en: 'The file of the content is no longer in the repository: somebody has deleted or moved it. What you have changed stays here.',
    br: 'O arquivo do conteúdo não está mais no repositório: alguém o apagou ou moveu. O que você mudou fica aqui.',
  },
  draftNotKept: {
    en: 'What you change is not being kept as a draft: this browser has no room for it, or keeps nothing (a private window?). Save often.',
    br: 'O que você muda não está sendo guardado como rascunho: este navegador está sem espaço ou não guarda nada (é uma janela anônima?). Salve com frequência.',
  },
  pictureLost: {
    en: 'Not saved: this browser no longer has a picture that you chose. Choose it again, then save.',
    br: 'Não foi salvo: este navegador não tem mais uma imagem que você escolheu. Escolha-a de novo e salve.',
  },
}

export const noRoomWords: Bilingual = {
  en: 'This browser has no room for the file, so it was not taken. Free some space, then choose it again.',
  br: 'Este navegador está sem espaço para o arquivo, por isso ele não foi incluído. Libere espaço e escolha-o de novo.',
}

export const deployWords = {
  sent: {
    en: 'Saved; GitHub is working on it',
    br: 'Salvo; o GitHub está trabalhando',
  },
  online: { en: 'Online', br: 'No ar' },
  other: {
    en: 'GitHub is done; visitors still get another version',
    br: 'O GitHub terminou; os visitantes ainda veem outra versão',
  },
  done: {
    en: 'GitHub is done; see whether it is online',
    br: 'O GitHub terminou; veja se já está no ar',
  },
  failed: {
    en: 'Saved, but GitHub reports a fault',
    br: 'Salvo, mas o GitHub relata uma falha',
  },
  proposed: {
    en: 'Proposed; waits for approval',
    br: 'Proposto; espera aprovação',
  },
} satisfies Record<string, Bilingual>

export const proposed: Bilingual = {
  en: 'Saved as a proposal: this branch is protected. Whoever manages the repository takes it in; the link at the top leads there.',
  br: 'Salvo como proposta: este ramo está protegido. Quem administra o repositório decide; o link no alto leva até lá.',
}
