import { captchaService } from '../../captchaService.ts'
import { mailService } from '../../mailService.ts'
import type { ModelNode } from '../node.ts'
import { codeText } from './codeText.ts'

/** The contact form. */
export const formTexts: Record<string, ModelNode> = {
  'form.label': codeText({
    title: { en: 'Form', br: 'Formulário' },
    description: {
      en: 'What a screen reader says for the form as a whole',
      br: 'Para quem não enxerga: o nome do formulário como um todo',
    },
    max: 60,
    example: { en: 'Contact form', br: 'Formulário de contato' },
  }),
  'form.required': codeText({
    title: { en: 'All fields are required', br: 'Tudo é obrigatório' },
    description: {
      en: 'Shown above the fields if all of them are required',
      br: 'Aparece acima dos campos se todos são obrigatórios',
    },
    max: 80,
    example: {
      en: 'All fields are required.',
      br: 'Todos os campos são obrigatórios.',
    },
  }),
  'form.name': codeText({
    title: { en: 'Name field', br: 'Campo do nome' },
    max: 40,
    example: { en: 'Name', br: 'Nome' },
  }),
  'form.contact': codeText({
    title: { en: 'Contact field', br: 'Campo do contato' },
    description: {
      en: 'Label of the field for an e-mail address or a phone number',
      br: 'Nome acima do campo para um e-mail ou telefone',
    },
    max: 40,
    example: { en: 'E-mail or phone', br: 'E-mail ou telefone' },
  }),
  'form.message': codeText({
    title: { en: 'Message field', br: 'Campo da mensagem' },
    max: 40,
    example: { en: 'Message', br: 'Mensagem' },
  }),
  'form.nameRequired': codeText({
    title: { en: 'Name is missing', br: 'Falta o nome' },
    max: 60,
    example: { en: 'Name is required', br: 'Nome é obrigatório' },
  }),
  'form.contactRequired': codeText({
    title: { en: 'Contact is missing', br: 'Falta o contato' },
    max: 60,
    example: { en: 'Contact is required', br: 'Contato é obrigatório' },
  }),
  'form.messageRequired': codeText({
    title: { en: 'Message is missing', br: 'Falta a mensagem' },
    max: 60,
    example: { en: 'Message is required', br: 'Mensagem é obrigatória' },
  }),
  'form.length': codeText({
    title: { en: 'Length of the message', br: 'Tamanho da mensagem' },
    description: {
      en: `Shown under the message field when it comes near the number of characters that ${mailService.name} takes: {length} were written, {limit} is the most`,
      br: `Aparece abaixo do campo da mensagem quando ela se aproxima do tamanho que o ${mailService.name} aceita: {length} é o que já foi escrito, {limit} é o máximo`,
    },
    max: 120,
    example: {
      en: '{length} of {limit} characters. A longer message cannot be delivered.',
      br: '{length} de {limit} caracteres. Uma mensagem mais longa não pode ser entregue.',
    },
    placeholders: ['length', 'limit'],
  }),
  'form.send': codeText({
    title: { en: 'Send button', br: 'Botão de enviar' },
    max: 30,
    example: { en: 'Send message', br: 'Enviar mensagem' },
  }),
  'form.sending': codeText({
    title: { en: 'Send button, busy', br: 'Botão de enviar, durante o envio' },
    max: 30,
    example: { en: 'Sending...', br: 'Enviando...' },
  }),
  'form.sendingNote': codeText({
    title: {
      en: 'Why the button is off while sending',
      br: 'Por que o botão fica desativado durante o envio',
    },
    max: 100,
    example: {
      en: 'Your message is being sent.',
      br: 'A mensagem está sendo enviada.',
    },
  }),
  'form.captcha': codeText({
    title: 'Captcha',
    description: {
      en: 'What a screen reader says for the captcha box',
      br: 'Para quem não enxerga: o nome da caixa do captcha',
    },
    max: 60,
    example: 'Captcha',
  }),
  'form.captchaLoading': codeText({
    title: { en: 'Captcha loading', br: 'Captcha carregando' },
    description: {
      en: 'Says why the form cannot be sent while the captcha has not appeared yet',
      br: 'Diz por que o formulário não pode ser enviado enquanto o captcha não aparece',
    },
    max: 120,
    example: {
      en: 'The robot check opens here. Complete it to send.',
      br: 'O captcha abre aqui. Conclua para enviar.',
    },
  }),
  'form.captchaNeeded': codeText({
    title: { en: 'Why the button is off', br: 'Por que o botão fica desativado' },
    description: {
      en: 'Says that the captcha must be completed before the form can be sent',
      br: 'Diz que é preciso concluir o captcha antes de enviar o formulário',
    },
    max: 100,
    example: {
      en: 'Complete the captcha to send.',
      br: 'Conclua o captcha para enviar.',
    },
  }),
  'form.captchaUnseen': codeText({
    title: { en: 'Captcha not solved', br: 'Captcha não resolvido' },
    description: {
      en: 'Shown when the captcha has not been solved for 30 seconds: says what to do if it does not appear',
      br: 'Aparece quando o captcha fica 30 segundos sem ser resolvido: diz o que fazer se ele não aparecer',
    },
    max: 200,
    placeholders: ['email', 'phone'],
    mayLackPlaceholders: true,
    example: {
      en: 'Pass the robot check to send. If you don’t see it, write to {email} or call {phone}.',
      br: 'Resolva a verificação para enviar. Se ela não aparecer, escreva para {email} ou ligue para {phone}.',
    },
  }),
  'form.captchaUnreachable': codeText({
    title: { en: 'Captcha does not load', br: 'Captcha não carrega' },
    description: {
      en: 'Says that the captcha did not load, and what the visitor can do instead',
      br: 'Diz que o captcha não pôde ser carregado e o que o visitante pode fazer',
    },
    max: 200,
    placeholders: ['email', 'phone'],
    mayLackPlaceholders: true,
    example: {
      en: 'The robot check isn’t loading. Write to {email} or call {phone}.',
      br: 'A verificação antirrobô não carregou. Escreva para {email} ou ligue para {phone}.',
    },
  }),
  'form.privacy': codeText({
    title: { en: 'Data protection', br: 'Proteção de dados' },
    description: {
      en: `One sentence that says what happens to the data: sent by e-mail through ${mailService.name}, protected by ${captchaService.name} (LGPD)`,
      br: `Uma frase que diz o que acontece com os dados: enviados por e-mail pelo ${mailService.name}, protegidos pelo ${captchaService.name} (LGPD)`,
    },
    max: 300,
    example: {
      en: `What you write is sent by e-mail through ${mailService.name} and protected by ${captchaService.name}.`,
      br: `O que você escrever é enviado por e-mail pelo ${mailService.name}, com a proteção do ${captchaService.name}.`,
    },
  }),
  'form.unavailable': codeText({
    title: { en: 'Form unavailable', br: 'Formulário indisponível' },
    description: {
      en: 'Shown instead of the form if it cannot work (no script, no network). The e-mail address and the phone number follow',
      br: 'Aparece no lugar do formulário onde ele não pode funcionar (sem script, sem rede). Em seguida vêm o e-mail e o telefone',
    },
    max: 200,
    example: {
      en: 'The form is not available at the moment. Write to us or call instead:',
      br: 'O formulário não está disponível no momento. Escreva ou ligue para nós:',
    },
  }),
  'form.success.title': codeText({
    isHeading: true,
    title: { en: 'Success: heading', br: 'Sucesso: título' },
    max: 60,
    example: { en: 'Your message is on its way', br: 'Sua mensagem está a caminho' },
  }),
  'form.success.text': codeText({
    isOwn: true,
    title: { en: 'Success: text', br: 'Sucesso: texto' },
    max: 200,
    example: {
      en: 'Thank you. An engineer will answer within one working day.',
      br: 'Obrigado pelo contato. Um engenheiro responde em até um dia útil.',
    },
  }),
}
