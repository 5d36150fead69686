/** What the page says of the editor's own server and of the computer that it runs on. */
import type { Bilingual } from '../../schema/bilingual.ts'

export const serverWords = {
  welcome: {
    en: 'Click on anything in the page, and its field opens here; double-click a text to type right there. Save writes it to this computer; Publish puts it online.',
    br: 'Clique em qualquer coisa da página e o campo dela se abre aqui; com dois cliques num texto, você escreve ali mesmo. Salvar grava neste computador; Publicar põe no ar.',
  },
  foreign: {
    en: 'Open the editor as you started it, by the start file in the folder “content” or by the address in its window: only that one holds the key.',
    br: 'Abra o editor como você o iniciou, pelo arquivo de início na pasta “content” ou pelo endereço que aparece na janela dele: só ele tem a chave.',
  },
  otherServer: {
    en: 'Another editor was started at this address. Close its window, and start this one again as you started it; what you have changed stays here meanwhile.',
    br: 'Outro editor foi iniciado neste endereço. Feche a janela dele e inicie este de novo, como da primeira vez; enquanto isso, o que você mudou fica aqui.',
  },
  nothingRemembered: {
    en: 'This browser keeps nothing for the editor (its storage is blocked or full): the language that you choose here lasts until this tab is closed, and another tab needs the address from the terminal.',
    br: 'Este navegador não guarda nada do editor (o armazenamento está bloqueado ou cheio): o idioma que você escolher aqui vale até fechar esta aba, e outra aba precisa do endereço que está no terminal.',
  },
  unreadable: {
    en: 'The file of the content is not there, or cannot be read.',
    br: 'O arquivo do conteúdo não existe ou não pode ser lido.',
  },
  unavailable: {
    en: 'The editor’s program does not answer. Start it again as you started it (the start file in the folder “content”); what you have changed stays here meanwhile.',
    br: 'O programa do editor não responde. Inicie-o de novo, como da primeira vez (o arquivo de início na pasta “content”); enquanto isso, o que você mudou fica aqui.',
  },
  gone: {
    en: 'The file of the content is gone: it was deleted or moved. Put it back to save; what you have changed stays here.',
    br: 'O arquivo do conteúdo sumiu: foi apagado ou movido. Ponha-o de volta para salvar; o que você mudou fica aqui.',
  },
  draftNotKept: {
    en: 'What you change is not being kept as a draft: the computer does not let it be written (is the disk full?). Save often until it is.',
    br: 'O que você muda não está sendo guardado como rascunho: o computador não deixa gravar (o disco está cheio?). Salve com frequência até que volte.',
  },
  pictureLost: {
    en: 'Not saved: a picture that you chose is no longer on this computer. Choose it again, then save.',
    br: 'Não foi salvo: uma imagem que você escolheu não está mais neste computador. Escolha-a de novo e salve.',
  },
} satisfies Record<string, Bilingual>
