import type { Bilingual } from '../../../schema/bilingual.ts'
import { mailService } from '../../../schema/mailService.ts'

/** The editor's words for going live, in both languages side by side. */
export const goLiveWords = {
  pageWords: { en: 'Words of the page', br: 'Textos da página' },
  beforeGoingLive: { en: 'Is this right?', br: 'Isto está certo?' },
  goLiveSteps: { en: 'From nothing to online', br: 'Do zero ao ar' },
  roadDone: {
    en: 'Every step is done: your site is online.',
    br: 'Todos os passos estão feitos: o seu site está no ar.',
  },
  done: { en: 'Done', br: 'Feito' },
  allYours: {
    en: 'Nothing of the sample is left, and nothing is wrong.',
    br: 'Não sobrou nada do exemplo, e não há erros.',
  },
  chooseTarget: { en: 'Choose the place', br: 'Escolher o lugar' },
  targetAndTest: { en: 'To the place and its test', br: 'Ver o lugar e testar' },
  tested: {
    en: 'The connection was tested: it works.',
    br: 'A conexão foi testada: funciona.',
  },
  notTested: {
    en: 'The connection was not tested yet.',
    br: 'A conexão ainda não foi testada.',
  },
  sitemapSeen: {
    en: 'The map for search engines (sitemap.xml) is online: it comes with each publication.',
    br: 'O mapa para os buscadores (sitemap.xml) está no ar: ele vai junto em cada publicação.',
  },
  sitemapUnseen: {
    en: 'The map for search engines (sitemap.xml) was not seen online yet: it comes with the publication.',
    br: 'O mapa para os buscadores (sitemap.xml) ainda não foi visto no ar: ele vai junto na publicação.',
  },
  sampleHelp: {
    en: 'The project comes with a made-up company. What is left of it stands here; nothing can be published before all is yours.',
    br: 'O projeto vem com uma empresa inventada. O que sobrou dela está aqui; só dá para publicar quando tudo for seu.',
  },
  testMessage: { en: 'A test message', br: 'Uma mensagem de teste' },
  testHelp: {
    en: `Sends a message through your ${mailService.name} account, as the form will. Then look into your mailbox.`,
    br: `Envia uma mensagem pela sua conta do ${mailService.name}, como o formulário fará. Depois, confira a sua caixa de entrada.`,
  },
  sendTest: { en: 'Send it', br: 'Enviar' },
  testName: { en: 'Test', br: 'Teste' },
  testText: {
    en: 'This message was sent from the editor of your site.',
    br: 'Esta mensagem foi enviada pelo editor do seu site.',
  },
  testSent: {
    en: `${mailService.name} has taken the message. It should be in your mailbox soon.`,
    br: `O ${mailService.name} aceitou a mensagem. Ela deve chegar em breve.`,
  },
  testFailed: {
    en: `The message could not be sent. ${mailService.name} answered:`,
    br: `A mensagem não pôde ser enviada. O ${mailService.name} respondeu:`,
  },
  testUnanswered: {
    en: `${mailService.name} did not answer. Is this computer online?`,
    br: `O ${mailService.name} não respondeu. Este computador está conectado à internet?`,
  },
  stepsDone: (done: number, of: number): Bilingual => ({
    en: `${done} of ${of} steps done`,
    br: `${done} de ${of} passos feitos`,
  }),
  left: (count: number): Bilingual => ({
    en:
      count === 1
        ? '1 thing to do before going live'
        : `${count} things to do before going live`,
    br:
      count === 1
        ? '1 coisa a fazer antes de publicar'
        : `${count} coisas a fazer antes de publicar`,
  }),
}
